import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { sections } from '../../texts/frame';
import { platform as texts } from '../../texts/platform';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';
import { fromNow } from '../../ui/times';
import { Isolation } from './isolation';
import { Queues } from './queues';

const REFRESH_MS = 10_000;

const unit = (name: string) =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit: name, maximumFractionDigits: 0 });
const [megabytes, seconds, milliseconds] = [unit('megabyte'), unit('second'), unit('millisecond')];

const readHealth = () => valueOf(client.GET('/api/staff/health'));
type Process = Awaited<ReturnType<typeof readHealth>>['processes'][number];

/** Processes, what waits to be delivered, database and Redis; asked again every ten seconds. */
export default function Platform() {
  const health = useQuery({
    queryKey: ['health'],
    queryFn: readHealth,
    refetchInterval: REFRESH_MS,
  });
  return (
    <div className="grid gap-4">
      <h1>{sections.platform}</h1>
      <Isolation />
      <Answer query={health}>
        {({ processes, outbox, database, redis }) => (
          <>
            <h2>{texts.processes}</h2>
            <Versions processes={processes} />
            <Table
              caption={texts.processes}
              rows={processes}
              keyOf={({ id }) => id}
              columns={[
                { name: texts.kind, cell: ({ kind }) => kind },
                { name: texts.process, isFolded: true, cell: ({ id }) => id.slice(0, 8) },
                { name: texts.software, isFolded: true, cell: ({ software }) => shortOf(software) },
                { name: texts.current, cell: (row) => <Standing process={row} /> },
                { name: texts.seen, cell: ({ seen_at }) => fromNow(seen_at) },
              ]}
            />
            <h2>{texts.outbox}</h2>
            {outbox.length === 0 ? (
              <p>{texts.nothing}</p>
            ) : (
              <Table
                caption={texts.outbox}
                rows={outbox}
                keyOf={({ kind }) => kind}
                columns={[
                  { name: texts.kind, cell: ({ kind }) => kind },
                  { name: texts.waiting, isNumber: true, cell: ({ waiting }) => waiting },
                  { name: texts.late, isNumber: true, cell: (row) => seconds.format(row.late_seconds) },
                  { name: texts.failed, isNumber: true, cell: ({ failed }) => failed },
                ]}
              />
            )}
            <Queues />
            <p className="flex flex-wrap gap-x-6">
              <Link to="/platform/failures" className="target inline-flex items-center text-accent underline">
                {texts.see_failures}
              </Link>
              <Link to="/platform/delivery" className="target inline-flex items-center text-accent underline">
                {texts.see_delivery}
              </Link>
            </p>
            <h2>{texts.stores}</h2>
            <Table
              caption={texts.stores}
              rows={[
                { part: texts.size, standing: megabytes.format(database.bytes / 1e6) },
                { part: texts.connections, standing: `${database.connections} / ${database.most_connections}` },
                {
                  part: texts.redis,
                  standing:
                    redis.answer_ms === null
                      ? texts.redis_gone
                      : `${texts.redis_answers} ${milliseconds.format(redis.answer_ms)}`,
                },
              ]}
              keyOf={({ part }) => part}
              columns={[
                { name: texts.part, cell: ({ part }) => part },
                { name: texts.standing, cell: ({ standing }) => standing },
              ]}
            />
          </>
        )}
      </Answer>
    </div>
  );
}

/** A fault is said in words, not only by colour. */
function Standing({ process }: { readonly process: Process }) {
  const { version, published, is_current } = process;
  const text = is_current ? texts.is_current : texts.is_behind;
  const shown = text.replace('{version}', String(version)).replace('{published}', String(published));
  return is_current ? shown : <strong className="text-danger">{shown}</strong>;
}

const shortOf = (software: string): string => software.slice(0, 12) || texts.software_unknown;

/** Says so where processes run different versions of the software: a deployment goes on, or has stopped half-way. */
function Versions({ processes }: { readonly processes: readonly Process[] }) {
  const versions = [...new Set(processes.map(({ software }) => software))];
  if (versions.length < 2) return null;
  const counts = versions.map((version) => {
    const count = processes.filter(({ software }) => software === version).length;
    return texts.software_count.replace('{version}', shortOf(version)).replace('{count}', String(count));
  });
  return (
    <p role="status">
      <strong className="text-danger">{texts.software_mixed}</strong> {counts.join(', ')}
    </p>
  );
}
