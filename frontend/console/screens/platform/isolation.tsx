import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { valueOf } from '../../api/problem';
import { platform as texts } from '../../texts/platform';
import { Answer } from '../../ui/answer';
import { Table } from '../../ui/table';
import { fromNow, isOlderThan, timeText } from '../../ui/times';

const REFRESH_MS = 30_000;
/** Runs begin every five minutes: without one for so long something is wrong. */
const STALE_MS = 20 * 60_000;

const readRuns = async () => (await valueOf(client.GET('/api/staff/isolation'))).runs;
type Run = Awaited<ReturnType<typeof readRuns>>[number];

/** Whether brands are proven to be apart, in one sentence, and the runs behind it. */
export function Isolation() {
  const query = useQuery({ queryKey: ['isolation'], queryFn: readRuns, refetchInterval: REFRESH_MS });
  return (
    <section className="grid gap-3">
      <h2>{texts.isolation}</h2>
      <p className="text-quiet">{texts.isolation_text}</p>
      <Answer query={query}>
        {(runs) => (
          <>
            <Last runs={runs} />
            {runs.length > 0 && (
              <details>
                <summary className="target flex cursor-pointer items-center text-accent underline">
                  {texts.isolation_runs}
                </summary>
                <Runs runs={runs} />
              </details>
            )}
          </>
        )}
      </Answer>
    </section>
  );
}

function Last({ runs }: { readonly runs: readonly Run[] }) {
  const last = runs.find(({ ended_at, failure }) => ended_at !== null && failure === null);
  const [newest] = runs.filter(({ ended_at }) => ended_at !== null);
  return (
    <div role="status" className="grid gap-1">
      {newest?.failure != null && (
        <p className="text-danger">{texts.isolation_failed.replace('{failure}', newest.failure)}</p>
      )}
      {last ? <Sentence run={last} /> : <p>{texts.isolation_none}</p>}
    </div>
  );
}

function Sentence({ run: { probes, leaks, leaking, ended_at } }: { readonly run: Run }) {
  const time = fromNow(ended_at ?? '');
  const told = (text: string): string =>
    text.replace('{leaks}', String(leaks)).replace('{probes}', String(probes)).replace('{time}', time);
  if (leaks > 0)
    return (
      <>
        <p>
          <strong className="text-danger">{told(texts.isolation_leaks)}</strong>
        </p>
        <ul className="list-disc ps-6">
          {leaking.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </>
    );
  const isStale = isOlderThan(ended_at ?? '', STALE_MS);
  return (
    <>
      <p className="text-good">{told(texts.isolation_last)}</p>
      {isStale && <p className="text-danger">{told(texts.isolation_stale)}</p>}
    </>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return (
    <Table
      caption={texts.isolation_runs}
      rows={runs}
      keyOf={({ id }) => id}
      columns={[
        { name: texts.began, cell: ({ started_at }) => timeText(started_at) },
        { name: texts.outcome, cell: outcomeText },
        { name: texts.probes, isFolded: true, isNumber: true, cell: ({ probes }) => probes },
        { name: texts.leaks, isNumber: true, cell: ({ leaks }) => leaks },
        { name: texts.unanswered, isFolded: true, isNumber: true, cell: ({ unanswered }) => unanswered },
      ]}
    />
  );
}

function outcomeText({ started_at, ended_at, failure, leaks }: Run): string {
  // The worker of a run that has not ended by then is gone.
  if (ended_at === null) return isOlderThan(started_at, STALE_MS) ? texts.broken_off : texts.runs_now;
  if (failure !== null) return failure;
  return leaks > 0 ? texts.leaks : texts.apart;
}
