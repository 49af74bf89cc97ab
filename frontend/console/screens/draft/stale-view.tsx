import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBrand, useEdits } from '../../configuration/brand-context';
import { layersQuery } from '../../configuration/brand-queries';
import { Changes, Value } from '../../configuration/changes';
import { changesQuery } from '../../configuration/changes-query';
import { crossings, rebaseEdits } from '../../configuration/edits';
import { metaOf } from '../../configuration/schema';
import { draftRace as drafted, releases as released } from '../../texts/releases';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Table } from '../../ui/table';

/** Before, theirs and yours, place by place. Places that only one of the two touched ask no question. */
export function StaleView({ theirs: number }: { readonly theirs: number }) {
  const { tenant, schema, layers, store, live, base } = useBrand();
  const texts = live === null ? { ...released, ...drafted } : released;
  const edits = useEdits(store);
  const theirs = useQuery(layersQuery(tenant.slug, number));
  const published = useQuery({ ...changesQuery(tenant.slug, number, base ?? undefined), enabled: base !== null });
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, isGiven: boolean): void => {
    const others = [...given].filter((one) => one !== path);
    setGiven(new Set(isGiven ? [...others, path] : others));
  };
  return (
    <section aria-label={texts.stale_title} className="grid gap-4">
      <h2>{texts.stale_title}</h2>
      <p className="max-w-prose">
        {texts.stale_text.replace('{live}', String(number)).replace('{base}', String(base ?? 0))}
      </p>
      <Answer query={theirs}>
        {({ source }) => {
          const rows = crossings(layers.source, source, edits);
          return (
            <>
              {rows.length === 0 ? (
                <p>{texts.stale_none}</p>
              ) : (
                <Table
                  caption={texts.stale_title}
                  rows={rows}
                  keyOf={({ path }) => path}
                  columns={[
                    {
                      name: texts.field,
                      cell: ({ path }) => (
                        <>
                          <strong>{metaOf(schema, path).title}</strong> <code>{path}</code>
                        </>
                      ),
                    },
                    { name: texts.base, cell: (row) => <Value {...{ schema, path: row.path }} value={row.base} /> },
                    {
                      name: texts.theirs,
                      cell: ({ path, theirs: value }) => (
                        <Choice
                          name={path}
                          label={texts.take_theirs}
                          isChosen={given.has(path)}
                          onChoose={() => choose(path, true)}
                        >
                          <Value {...{ schema, path }} value={value} />
                        </Choice>
                      ),
                    },
                    {
                      name: texts.mine,
                      cell: ({ path, mine }) => (
                        <Choice
                          name={path}
                          label={texts.keep_mine}
                          isChosen={!given.has(path)}
                          onChoose={() => choose(path, false)}
                        >
                          <Value {...{ schema, path }} value={mine} />
                        </Choice>
                      ),
                    },
                  ]}
                />
              )}
              <p>
                <Button
                  look="main"
                  onClick={() => {
                    const kept = rebaseEdits(source, edits, given);
                    store.replace(Object.keys(kept).length === 0 ? undefined : { base: number, edits: kept });
                  }}
                >
                  {texts.go_on.replace('{live}', String(number))}
                </Button>
              </p>
            </>
          );
        }}
      </Answer>
      {base !== null && (
        <>
          <h2>{texts.stale_theirs.replace('{live}', String(number))}</h2>
          <Answer query={published}>
            {({ changes }) => <Changes caption={texts.stale_theirs} schema={schema} changes={changes} />}
          </Answer>
        </>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: React.ReactNode;
}

function Choice({ name, label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="target flex items-start gap-2">
      <input
        type="radio"
        name={name}
        aria-label={label}
        className="mt-1 size-5 accent-accent"
        checked={isChosen}
        onChange={onChoose}
      />
      <span>{children}</span>
    </label>
  );
}
