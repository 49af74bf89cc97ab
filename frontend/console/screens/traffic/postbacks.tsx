import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readPostbackSecret, readPostbacks } from '../../api/brands';
import { useSelf } from '../../frame/self-context';
import { traffic as texts } from '../../texts/traffic';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { ShownOnce } from '../../ui/shown-once';
import { textIn } from '../../ui/use-act';
import { Table } from '../../ui/table';

interface Props {
  readonly slug: string;
  readonly period: { readonly from: string; readonly to: string };
}

/** How postbacks went by network and event, and the secret that a network asks for. */
export function Postbacks({ slug, period }: Props) {
  const query = useQuery({
    queryKey: ['postbacks', slug, period],
    queryFn: () => readPostbacks(slug, period),
    placeholderData: keepPreviousData,
  });
  const mayShow = useSelf().permissions.includes('domain.write');
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2>{texts.postbacks}</h2>
      <p>{texts.postbacks_text}</p>
      <Answer query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <p role="status">{texts.no_postbacks}</p>
          ) : (
            <Table
              caption={texts.postbacks}
              rows={rows}
              keyOf={({ network, event }) => `${network} ${event}`}
              columns={[
                { name: texts.network, cell: ({ network }) => network },
                { name: texts.event, cell: ({ event }) => texts.events[event] ?? event },
                { name: texts.all, isNumber: true, cell: ({ total }) => total.toLocaleString() },
                {
                  name: texts.delivered,
                  isFolded: true,
                  isNumber: true,
                  cell: ({ delivered }) => delivered.toLocaleString(),
                },
                {
                  name: texts.refused,
                  isFolded: true,
                  isNumber: true,
                  cell: ({ refused }) => refused.toLocaleString(),
                },
                { name: texts.given_up, isNumber: true, cell: ({ given_up }) => given_up.toLocaleString() },
                {
                  name: texts.waiting,
                  isFolded: true,
                  isNumber: true,
                  cell: ({ waiting }) => waiting.toLocaleString(),
                },
              ]}
            />
          )
        }
      </Answer>
      {mayShow && <Secret slug={slug} first={query.data?.[0]?.network} />}
    </section>
  );
}

function Secret({ slug, first = '' }: { readonly slug: string; readonly first?: string | undefined }) {
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Awaited<ReturnType<typeof readPostbackSecret>>>();
  if (shown)
    return (
      <ShownOnce
        text={texts.secret_of.replace('{network}', shown.network)}
        secret={shown.secret}
        kept={texts.secret_kept}
        onKept={() => setShown(undefined)}
      />
    );
  return (
    <p>
      <Button onClick={() => setAsking(true)}>{texts.secret}</Button>
      {isAsking && (
        <ActDialog
          title={texts.secret}
          preview={texts.secret_text}
          act={async (form) => {
            setShown(await readPostbackSecret(slug, textIn(form, 'network').trim()));
          }}
          onClose={() => setAsking(false)}
        >
          <Field
            label={texts.network}
            name="network"
            required
            maxLength={64}
            pattern="\S+"
            defaultValue={first}
            autoComplete="off"
            spellCheck={false}
          />
        </ActDialog>
      )}
    </p>
  );
}
