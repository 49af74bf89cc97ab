import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type Person, peopleQuery } from '../../api/people';
import { useKeys } from '../../frame/keys';
import { useBrandText } from '../../frame/brand-text';
import { sections } from '../../texts/frame';
import { machines, people as texts } from '../../texts/people';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { ShownOnce } from '../../ui/shown-once';
import { Table } from '../../ui/table';
import { fromNow, timeText } from '../../ui/times';
import { Words } from '../../ui/words';
import { AddMachine, type AddedMachine } from './add-machine';
import { Invite, type Invited } from './invite';
import { type PeopleSearch, fitsSearch, readPeopleSearch } from './search';
import { standingText } from './standing';

/** Everybody who works here. Each account is opened by its name. */
export default function People() {
  const search = readPeopleSearch(useSearch({ strict: false }));
  const query = useQuery(peopleQuery);
  const queries = useQueryClient();
  const [open, setOpen] = useState<'invite' | 'add_machine'>();
  const [invited, setInvited] = useState<Invited>();
  const [added, setAdded] = useState<AddedMachine>();
  const close = (): void => setOpen(undefined);
  const again = (): void => void queries.invalidateQueries({ queryKey: peopleQuery.queryKey });
  useKeys([
    { keys: 'i', label: texts.invite, run: () => setOpen('invite') },
    { keys: 'p', label: machines.add, run: () => setOpen('add_machine') },
  ]);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1>{sections.people}</h1>
        <p className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen('add_machine')}>{machines.add}</Button>
          <Button look="main" onClick={() => setOpen('invite')}>
            {texts.invite}
          </Button>
        </p>
      </div>
      {invited && (
        <ShownOnce
          text={texts.invite_done.replace('{name}', invited.name).replace('{time}', timeText(invited.until))}
          secret={invited.link}
          kept={texts.kept}
          onKept={() => setInvited(undefined)}
        />
      )}
      {added && (
        <ShownOnce
          text={machines.added.replace('{name}', added.name).replace('{time}', timeText(added.until))}
          secret={added.token}
          kept={machines.kept}
          onKept={() => setAdded(undefined)}
        />
      )}
      <Filters search={search} />
      <Answer query={query}>{(people) => <List people={people.filter((one) => fitsSearch(search, one))} />}</Answer>
      {open === 'invite' && (
        <Invite
          onInvited={(one) => {
            setInvited(one);
            again();
          }}
          onClose={close}
        />
      )}
      {open === 'add_machine' && (
        <AddMachine
          onAdded={(one) => {
            setAdded(one);
            again();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function Filters({ search }: { readonly search: PeopleSearch }) {
  const navigate = useNavigate();
  const go = (to: PeopleSearch): void =>
    void navigate({ to: '/people', search: readPeopleSearch({ ...to }), replace: true });
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <div className="w-full sm:w-72">
        <Field
          label={texts.find}
          type="search"
          defaultValue={search.q}
          onChange={(event) => {
            go({ ...search, q: event.target.value });
          }}
        />
      </div>
      <label className="target flex items-center gap-3">
        <input
          type="checkbox"
          checked={search.removed === 'yes'}
          onChange={(event) => {
            go({ ...search, removed: event.target.checked ? 'yes' : undefined });
          }}
          className="size-5"
        />
        {texts.show_removed}
      </label>
    </div>
  );
}

function List({ people }: { readonly people: readonly Person[] }) {
  const textOf = useBrandText();
  const brandsOf = ({ role, tenants: reached }: Person): string => {
    if (role === 'operator') return texts.all_brands;
    return reached.map(textOf).join(', ') || texts.no_brands;
  };
  if (people.length === 0) return <p role="status">{texts.nobody}</p>;
  return (
    <Table
      caption={sections.people}
      rows={people}
      keyOf={({ id }) => String(id)}
      columns={[
        {
          name: texts.name,
          cell: ({ id, name }) => (
            <Link
              to="/people/$id"
              params={{ id: String(id) }}
              className="target inline-flex items-center text-accent underline"
            >
              <Words>{name}</Words>
            </Link>
          ),
        },
        { name: texts.address, isFolded: true, cell: ({ email }) => email },
        { name: texts.role, cell: ({ role }) => texts.roles[role] },
        { name: texts.brands, isFolded: true, cell: brandsOf },
        { name: texts.standing, cell: standingText },
        {
          name: texts.seen,
          isFolded: true,
          cell: ({ seen_at }) => (seen_at === null ? texts.never : fromNow(seen_at)),
        },
      ]}
    />
  );
}
