import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { platform as texts } from '../../texts/platform';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';
import { fromNow } from '../../ui/times';

const REFRESH_MS = 10_000;

/** The jobs of each queue in Redis, by state. */
export function Queues() {
  const query = useQuery({
    queryKey: ['queues'],
    queryFn: () => valueOf(client.GET('/api/staff/queues')),
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      <h2>{texts.queues}</h2>
      <Answer query={query}>
        {({ queues }) => (
          <Table
            caption={texts.queues}
            rows={queues}
            keyOf={({ queue }) => queue}
            columns={[
              { name: texts.queue, cell: ({ queue }) => queue },
              { name: texts.waiting, isNumber: true, cell: ({ waiting }) => waiting },
              { name: texts.active, isFolded: true, isNumber: true, cell: ({ active }) => active },
              { name: texts.delayed, isFolded: true, isNumber: true, cell: ({ delayed }) => delayed },
              {
                name: texts.failed_jobs,
                isNumber: true,
                cell: ({ failed }) => (failed > 0 ? <strong className="text-danger">{failed}</strong> : failed),
              },
              { name: texts.oldest, cell: ({ oldest_at }) => (oldest_at === null ? '–' : fromNow(oldest_at)) },
            ]}
          />
        )}
      </Answer>
    </>
  );
}
