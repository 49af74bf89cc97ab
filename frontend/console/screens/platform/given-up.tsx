import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandName } from '../../frame/brand-name';
import { useBrandText } from '../../frame/brand-text';
import { useSelf } from '../../frame/self-context';
import { common } from '../../texts/common';
import { failures as texts } from '../../texts/platform';
import { ActDialog } from '../../ui/act-dialog';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { type Column, Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { Said } from './said';
import { readFailuresSearch } from './search';
import { useRowAct } from './use-row-act';

const readEntries = async () => (await valueOf(client.GET('/api/staff/given-up-entries'))).entries;
type Entry = Awaited<ReturnType<typeof readEntries>>[number];

const at = ({ tenant: slug, id }: Entry) => ({ params: { path: { slug, id } } });
const retry = (entry: Entry) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/given-up-entries/{id}/retry', at(entry)));
const discard = (entry: Entry, reason: string) =>
  valueOf(client.POST('/api/staff/tenants/{slug}/given-up-entries/{id}/discard', { ...at(entry), body: { reason } }));

/** Deliveries that nobody tries any more. Those that lost their secrets can only be discarded. */
export function GivenUp() {
  const { kind } = readFailuresSearch(useSearch({ strict: false }));
  const { permissions } = useSelf();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ['given-up'], queryFn: readEntries });
  const { said, busy, run, say } = useRowAct();
  const [discarding, setDiscarding] = useState<Entry>();
  const refresh = () => queries.invalidateQueries({ queryKey: ['given-up'] });
  const textOf = useBrandText();
  const act: Column<Entry> = {
    name: texts.act,
    cell: (entry) => (
      <span className="flex flex-wrap justify-end gap-2 sm:justify-start">
        {!entry.lost_secrets && (
          <Button
            disabled={busy === entry.id}
            onClick={() => void run(entry.id, () => retry(entry), texts.retried).then(refresh)}
          >
            {texts.retry}
          </Button>
        )}
        <Button onClick={() => setDiscarding(entry)}>{texts.discard}</Button>
      </span>
    ),
  };
  return (
    <section className="grid gap-3">
      <h2>{texts.entries}</h2>
      <p className="text-quiet">{texts.entries_text}</p>
      <Answer query={query}>
        {(entries) => (
          <>
            <KindChoice kind={kind} kinds={[...new Set(entries.map((entry) => entry.kind))].sort()} />
            <Said said={said} />
            <Entries
              entries={entries.filter((entry) => kind === undefined || entry.kind === kind)}
              columns={[
                { name: texts.kind, cell: (entry) => <Whole text={entry.kind.replaceAll('_', ' ')} /> },
                { name: texts.brand, cell: ({ tenant }) => <BrandName slug={tenant} /> },
                { name: texts.written, isFolded: true, cell: ({ created_at }) => timeText(created_at) },
                { name: texts.given_up, isFolded: true, cell: ({ failed_at }) => timeText(failed_at) },
                { name: texts.tries, isFolded: true, isNumber: true, cell: ({ attempts }) => attempts },
                { name: texts.error, cell: failureText },
                ...(permissions.includes('platform.write') ? [act] : []),
              ]}
            />
          </>
        )}
      </Answer>
      {discarding && (
        <ActDialog
          title={texts.discard}
          preview={texts.discard_text
            .replace('{kind}', discarding.kind.replaceAll('_', ' '))
            .replace('{brand}', textOf(discarding.tenant))}
          reasonOf={`discard ${discarding.id}`}
          act={async (_form, reason) => {
            await discard(discarding, reason);
            say(texts.discarded);
            await refresh();
          }}
          onClose={() => setDiscarding(undefined)}
        />
      )}
    </section>
  );
}

/** A word that is not broken in a narrow column. */
function Whole({ text }: { readonly text: string }) {
  return <span className="sm:whitespace-nowrap">{text}</span>;
}

function failureText({ last_error, lost_secrets }: Entry): string {
  return [last_error ?? '–', ...(lost_secrets ? [texts.lost] : [])].join('. ');
}

function KindChoice({ kind, kinds }: { readonly kind: string | undefined; readonly kinds: readonly string[] }) {
  const navigate = useNavigate();
  if (kinds.length < 2 && kind === undefined) return null;
  const offered = kind === undefined || kinds.includes(kind) ? kinds : [kind, ...kinds];
  return (
    <div className="w-full sm:w-72">
      <Choice
        label={texts.kind}
        value={kind ?? ''}
        onChange={(event) => {
          const chosen = readFailuresSearch({ kind: event.target.value });
          void navigate({ to: '/platform/failures', search: { ...chosen }, replace: true });
        }}
        choices={[
          { value: '', label: common.all },
          ...offered.map((one) => ({ value: one, label: one.replaceAll('_', ' ') })),
        ]}
      />
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly columns: readonly Column<Entry>[];
}

function Entries({ entries, columns }: EntriesProps) {
  if (entries.length === 0) return <p>{texts.entries_none}</p>;
  return (
    <Table caption={texts.entries} rows={entries} keyOf={({ tenant, id }) => `${tenant} ${id}`} columns={columns} />
  );
}
