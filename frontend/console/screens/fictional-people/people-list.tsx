import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type FictionalPerson, hidePerson, showPerson } from '../../api/fictional-people';
import { fictionalPeople as texts } from '../../texts/fictional-people';
import { ActDialog } from '../../ui/act-dialog';
import { Button } from '../../ui/button';
import { Pages } from '../../ui/pages';
import { Table } from '../../ui/table';

interface Props {
  readonly slug: string;
  readonly mayPlace: boolean;
  readonly isFirst: boolean;
  readonly list: { readonly people: readonly FictionalPerson[]; readonly next: number | null };
}

/** A page of the profiles. Each is hidden and shown again by itself. */
export function PeopleList({ slug, mayPlace, isFirst, list: { people, next } }: Props) {
  const navigate = useNavigate();
  const go = (after?: number): void =>
    void navigate({ to: '/brands/$slug/people', params: { slug }, search: after === undefined ? {} : { after } });
  const [chosen, setChosen] = useState<FictionalPerson>();
  const [told, setTold] = useState('');
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.list}</h2>
      <p role="status" className="text-good">
        {told}
      </p>
      {people.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Table
          caption={texts.list}
          rows={people}
          hasMore={next !== null}
          keyOf={({ id }) => String(id)}
          columns={[
            { name: texts.number, isNumber: true, cell: ({ id }) => id },
            { name: texts.name, cell: ({ name }) => <strong>{name}</strong> },
            { name: texts.about, isFolded: true, cell: ({ gender, age }) => `${gender ?? '–'}, ${age}` },
            {
              name: texts.place,
              isFolded: true,
              cell: ({ city, country }) => [city, country].filter(Boolean).join(', ') || '–',
            },
            { name: texts.from, isFolded: true, cell: (one) => (one.is_filed ? texts.filed : texts.demo) },
            { name: texts.photo, isFolded: true, cell: (one) => (one.has_photo ? texts.has_photo : texts.no_photo) },
            { name: texts.state, cell: (one) => (one.is_shown ? texts.shown : texts.hidden) },
            ...(mayPlace
              ? [
                  {
                    name: texts.act,
                    cell: (one: FictionalPerson) => (
                      <Button
                        aria-label={(one.is_shown ? texts.hide_title : texts.show_title).replace('{name}', one.name)}
                        onClick={() => setChosen(one)}
                      >
                        {one.is_shown ? texts.hide : texts.show}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      <Pages
        first={{ text: texts.first, go: isFirst ? undefined : () => go() }}
        next={{ text: texts.more, go: next === null ? undefined : () => go(next) }}
      />
      {chosen && <HideOrShow slug={slug} person={chosen} onDone={setTold} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

interface ActProps {
  readonly slug: string;
  readonly person: FictionalPerson;
  readonly onDone: (told: string) => void;
  readonly onClose: () => void;
}

function HideOrShow({ slug, person: { id, name, is_shown: isShown }, onDone, onClose }: ActProps) {
  const queries = useQueryClient();
  const act = async (_: FormData, reason: string): Promise<void> => {
    await (isShown ? hidePerson : showPerson)(slug, id, reason);
    onDone((isShown ? texts.hidden_done : texts.shown_done).replace('{name}', name));
    await queries.invalidateQueries({ queryKey: ['fictional-people', slug] });
  };
  return (
    <ActDialog
      title={(isShown ? texts.hide_title : texts.show_title).replace('{name}', name)}
      preview={isShown ? texts.hide_text : texts.show_text}
      reasonOf={`fictional ${slug} ${id}`}
      act={act}
      onClose={onClose}
    />
  );
}
