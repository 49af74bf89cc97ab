import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** Rows that somebody else takes in the other order. */
export interface Crossed {
  readonly rootUrl: string;
  /** Locks the row that the call comes to last. */
  readonly last: string;
  /** Locks the row that the call holds by then. */
  readonly first: string;
  /** How often the call is to lose. */
  readonly times: number;
}

const GATE = 4_117;

type LockKind = 'advisory' | 'transactionid';

/** Goes between a call's statements for the first and the last row: there it is held until the other one waits. */
export const AT_THE_GATE = `pg_advisory_xact_lock_shared(${GATE})`;

/**
 * Starts the call and has it lose so many deadlocks in a row. Every time another transaction holds the last row and waits for
 * the first one when the call goes through the gate; that other one looks for no deadlock itself, so the call is given up.
 */
export async function losingDeadlocks<T>({ rootUrl, last, first, times }: Crossed, call: () => Promise<T>): Promise<T> {
  const [other, gate] = [await connected(rootUrl), await connected(rootUrl)];
  try {
    await other.query("set deadlock_timeout = '1h'");
    await gate.query(`select pg_advisory_lock(${GATE})`);
    await other.query('begin');
    await other.query(last);
    const answer = call();
    const state = { ended: false };
    answer
      .catch(() => undefined)
      .finally(() => {
        state.ended = true;
      });
    const comesTo = (kind: LockKind): Promise<void> => waiting(gate, kind, () => state.ended);
    for (let lost = 0; lost < times; lost++) {
      await comesTo('advisory');
      if (state.ended) break;
      const taken = other.query(first);
      await comesTo('transactionid');
      await gate.query(`select pg_advisory_unlock(${GATE})`);
      await taken;
      if (lost === times - 1) break;
      await gate.query(`select pg_advisory_lock(${GATE})`);
      await other.query('rollback');
      await other.query('begin');
      await other.query(last);
    }
    await other.query('commit');
    return await answer;
  } finally {
    await Promise.all([other.end(), gate.end()]);
  }
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Resolves once somebody waits for a lock of this kind, or the call has ended, which shows by its answer. */
async function waiting(client: Client, kind: LockKind, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
       where wait_event_type = 'Lock' and wait_event = $1 and datname = current_database()`,
      [kind],
    );
    if (rowCount !== 0) return;
    await pause(5);
  }
}
