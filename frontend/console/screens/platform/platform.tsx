import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { sections } from '../../texts/frame';
import { platform as texts } from '../../texts/platform';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';
import { fromNow } from '../../ui/times';

const REFRESH_MS = 10_000;

const unit = (name: string) =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit: name, maximumFractionDigits: 0 });
const [megabytes, seconds, milliseconds] = [unit('megabyte'), unit('second'), unit('millisecond')];

/** Processes, what waits to be delivered, database and Redis; asked again every ten seconds. */
export default function Platform() {
  const health = useQuery({
    queryKey: ['health'],
    queryFn: () => valueOf(client.GET('/api/staff/health')),
    refetchInterval: REFRESH_MS,
  });
  return (
    <div className="grid gap-4">
      <h1>{sections.platform}</h1>
      <Answer query={health}>
        {({ processes, outbox, database, redis }) => (
          <>
            <h2>{texts.processes}</h2>
            <Table
              caption={texts.processes}
              rows={processes}
              keyOf={({ id }) => id}
              columns={[
                { name: texts.kind, cell: ({ kind }) => kind },
                { name: texts.process, cell: ({ id }) => id.slice(0, 8) },
                { name: texts.current, cell: (row) => <Standing isGood={row.is_current} /> },
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
function Standing({ isGood }: { readonly isGood: boolean }) {
  return isGood ? texts.is_current : <strong className="text-danger">{texts.is_behind}</strong>;
}
