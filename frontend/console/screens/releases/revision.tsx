import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { BrandScreen } from '../../configuration/brand-screen';
import { useBrand } from '../../configuration/brand-context';
import { revisionQuery, revisionsQuery } from '../../configuration/brand-queries';
import { Changes, touchesMoney } from '../../configuration/changes';
import { changesQuery } from '../../configuration/changes-query';
import { NotFound } from '../../frame/fallbacks';
import { releases as texts } from '../../texts/releases';
import { Answer } from '../../ui/answer';
import { INPUT } from '../../ui/field';
import { Table } from '../../ui/table';
import { timeText } from '../../ui/times';
import { RevisionActs } from './revision-acts';
import { stateText } from './revision-state';
import { readRevisionSearch } from './search';
import { VisualDiff } from './visual-diff';

export default function Revision() {
  const { revision = '' } = useParams({ strict: false });
  if (!/^[1-9]\d{0,8}$/.test(revision)) return <NotFound />;
  return (
    <BrandScreen title={texts.revision_title.replace('{revision}', revision)}>
      <Content key={revision} number={Number(revision)} />
    </BrandScreen>
  );
}

/** One revision: its history, what it changes of any other, and what can be done with it. */
function Content({ number }: { readonly number: number }) {
  const { tenant, schema, live } = useBrand();
  const { against } = readRevisionSearch(useSearch({ strict: false }));
  const revisions = useQuery(revisionQuery(tenant.slug, number));
  return (
    <Answer query={revisions}>
      {({ revisions: rows }) => {
        const row = rows.find(({ revision }) => revision === number);
        if (!row) return <NotFound />;
        // The live revision is compared with the one that it was written over.
        const compared = against ?? (row.live ? (row.base ?? undefined) : (live ?? undefined));
        return (
          <div className="grid gap-4">
            <p>
              {stateText(row)} · {row.author} · {timeText(row.created_at)}
              <br />
              {row.reason}
            </p>
            <Compare number={number} compared={compared} older={rows.map(({ revision }) => revision)} />
            <Difference number={number} compared={compared}>
              {(changes) => <Changes caption={texts.changes} schema={schema} changes={changes} />}
            </Difference>
            <Difference number={number} compared={live === number ? compared : (live ?? undefined)}>
              {(changes) => <RevisionActs row={row} isMoney={touchesMoney(schema, changes)} />}
            </Difference>
            {compared !== undefined && <VisualDiff revision={number} against={compared} />}
            {row.releases.length > 0 && (
              <>
                <h2>{texts.history}</h2>
                <Table
                  caption={texts.history}
                  rows={row.releases}
                  keyOf={({ at }) => at}
                  columns={[
                    { name: texts.at, cell: ({ at }) => timeText(at) },
                    { name: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
                    { name: texts.author, cell: ({ author }) => author },
                    { name: texts.reason, cell: ({ reason }) => reason },
                  ]}
                />
              </>
            )}
          </div>
        );
      }}
    </Answer>
  );
}

interface DifferenceProps {
  readonly number: number;
  readonly compared: number | undefined;
  readonly children: (changes: React.ComponentProps<typeof Changes>['changes']) => React.ReactNode;
}

function Difference({ number, compared, children }: DifferenceProps) {
  const { slug } = useBrand().tenant;
  // The acts stay while they change what is live.
  const query = useQuery({ ...changesQuery(slug, number, compared), placeholderData: keepPreviousData });
  return <Answer query={query}>{({ changes }) => children(changes)}</Answer>;
}

interface CompareProps {
  readonly number: number;
  readonly compared: number | undefined;
  /** The revision itself and some that are older. */
  readonly older: readonly number[];
}

function Compare({ number, compared, older }: CompareProps) {
  const id = useId();
  const { tenant, live } = useBrand();
  const navigate = useNavigate();
  const newest = useQuery(revisionsQuery(tenant.slug)).data?.revisions.map(({ revision }) => revision) ?? [];
  const others = [...newest, ...older, ...[live, compared].flatMap((one) => one ?? [])].filter((one) => one !== number);
  const numbers = [...new Set(others)].toSorted((one, other) => other - one);
  return (
    <div className="grid max-w-72 gap-1">
      <label htmlFor={id} className="text-quiet">
        {texts.compare_with}
      </label>
      <select
        id={id}
        className={INPUT}
        value={compared ?? ''}
        onChange={(event) => {
          void navigate({
            to: '/brands/$slug/revisions/$revision',
            params: { slug: tenant.slug, revision: String(number) },
            search: { against: Number(event.target.value) },
            replace: true,
          });
        }}
      >
        {compared === undefined && <option value="">–</option>}
        {numbers.map((one) => (
          <option key={one} value={one}>
            {one}
            {one === live ? ` · ${texts.live}` : ''}
          </option>
        ))}
      </select>
    </div>
  );
}
