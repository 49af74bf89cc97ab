import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { BrandName } from '../../frame/brand-name';
import { useSelf } from '../../frame/self-context';
import { failures as texts } from '../../texts/platform';
import { Answer } from '../../ui/answer';
import { Button } from '../../ui/button';
import { type Column, Table } from '../../ui/table';
import { fromNow } from '../../ui/times';
import { Said } from './said';
import { useRowAct } from './use-row-act';

const readJobs = async () => (await valueOf(client.GET('/api/staff/queues/failed-jobs'))).jobs;
type Job = Awaited<ReturnType<typeof readJobs>>[number];

const retry = ({ queue, id }: Job) =>
  valueOf(client.POST('/api/staff/queues/{queue}/failed-jobs/{job}/retry', { params: { path: { queue, job: id } } }));

/** The jobs that failed in Redis. */
export function FailedJobs() {
  const { permissions } = useSelf();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: ['failed-jobs'], queryFn: readJobs });
  const { said, busy, run } = useRowAct();
  const again = (job: Job): void =>
    void run(job.id, () => retry(job), texts.retried).then(() =>
      queries.invalidateQueries({ queryKey: ['failed-jobs'] }),
    );
  const act: Column<Job> = {
    name: texts.act,
    cell: (job) => (
      <Button disabled={busy === job.id} onClick={() => again(job)}>
        {texts.retry}
      </Button>
    ),
  };
  return (
    <section className="grid gap-3">
      <h2>{texts.jobs}</h2>
      <p className="text-quiet">{texts.jobs_text}</p>
      <Said said={said} />
      <Answer query={query}>
        {(jobs) =>
          jobs.length === 0 ? (
            <p>{texts.jobs_none}</p>
          ) : (
            <Table
              caption={texts.jobs}
              rows={jobs}
              keyOf={({ queue, id }) => `${queue} ${id}`}
              columns={[
                { name: texts.what, cell: ({ entries }) => texts.what_entries.replace('{count}', String(entries)) },
                { name: texts.brand, cell: ({ tenant }) => (tenant === null ? '–' : <BrandName slug={tenant} />) },
                { name: texts.error, cell: ({ reason }) => reason },
                { name: texts.failed, isFolded: true, cell: ({ failed_at }) => fromNow(failed_at) },
                { name: texts.tries, isFolded: true, isNumber: true, cell: ({ attempts }) => attempts },
                ...(permissions.includes('platform.write') ? [act] : []),
              ]}
            />
          )
        }
      </Answer>
    </section>
  );
}
