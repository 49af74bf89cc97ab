import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type Person, makeMachineToken, makeToken, peopleQuery } from '../../api/people';
import { useBrandText } from '../../frame/brand-text';
import { NotFound } from '../../frame/fallbacks';
import { useSelf } from '../../frame/self-context';
import { machines, people as texts } from '../../texts/people';
import { Answer } from '../../ui/answer';
import { ShownOnce } from '../../ui/shown-once';
import { fromNow, timeText } from '../../ui/times';
import { type Invited } from './invite';
import { PersonActs } from './person-acts';
import { standingText } from './standing';
import { Tokens } from './tokens';

const LINK = 'target inline-flex items-center text-accent underline';

/** One account of staff: how far it is, what an operator does about it, its tokens. */
export default function PersonScreen() {
  const { id } = useParams({ strict: false });
  const query = useQuery(peopleQuery);
  return (
    <Answer query={query}>
      {(people) => {
        const person = people.find((one) => String(one.id) === id);
        return person ? <Account key={person.id} person={person} /> : <NotFound />;
      }}
    </Answer>
  );
}

function Account({ person }: { readonly person: Person }) {
  const self = useSelf();
  const queries = useQueryClient();
  const [invited, setInvited] = useState<Invited>();
  const isOwn = person.id === self.id;
  return (
    <div className="grid gap-4">
      <p>
        <Link to="/people" className={LINK}>
          {texts.back}
        </Link>
      </p>
      <h1>{person.name}</h1>
      {invited && (
        <ShownOnce
          text={texts.invite_done.replace('{name}', invited.name).replace('{time}', timeText(invited.until))}
          secret={invited.link}
          kept={texts.kept}
          onKept={() => setInvited(undefined)}
        />
      )}
      <Facts person={person} />
      <PersonActs
        person={person}
        isOwn={isOwn}
        onInvited={setInvited}
        onChanged={() => {
          void queries.invalidateQueries({ queryKey: peopleQuery.queryKey });
          void queries.invalidateQueries({ queryKey: ['tokens', person.id] });
        }}
      />
      {person.machine && person.disabled_at === null && <p className="max-w-prose text-quiet">{machines.text}</p>}
      {person.disabled_at === null && <Tokens id={person.id} {...makingOf(person, isOwn)} />}
      <p className="flex flex-wrap gap-x-6">
        <Link to="/audit" search={{ actor: person.email }} className={LINK}>
          {texts.deeds}
        </Link>
        <Link to="/audit" search={{ subject: person.email }} className={LINK}>
          {texts.changes}
        </Link>
      </p>
    </div>
  );
}

/** People make their own tokens, and operators those of programs. */
function makingOf({ machine }: Person, isOwn: boolean) {
  if (machine) return { make: makeMachineToken, makeText: machines.make_text };
  return isOwn ? { make: makeToken } : {};
}

function Facts({ person }: { readonly person: Person }) {
  const textOf = useBrandText();
  const names = person.tenants.map(textOf);
  const brands = person.role === 'operator' ? texts.all_brands : names.join(', ') || texts.no_brands;
  const signedIn =
    person.sessions === 1 ? texts.sessions_one : texts.sessions_count.replace('{count}', String(person.sessions));
  const facts = [
    [texts.address, person.email],
    [texts.role, texts.roles[person.role]],
    [texts.brands, brands],
    [texts.standing, standingText(person)],
    ...(person.machine
      ? []
      : ([
          [texts.password, person.has_password ? texts.is_set : texts.is_not_set],
          [texts.second_factor, person.has_second_factor ? texts.is_set : texts.is_not_set],
          [texts.sessions, person.seen_at === null ? texts.not_signed_in : `${signedIn}, ${fromNow(person.seen_at)}`],
        ] as const)),
    [texts.since, timeText(person.created_at)],
  ] as const;
  return (
    <section className="grid gap-3">
      <h2>{texts.facts}</h2>
      <dl className="grid gap-x-6 gap-y-1 rounded-lg border border-line bg-panel p-4 sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
