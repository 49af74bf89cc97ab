import { setTimeout as pause } from 'node:timers/promises';
import { type Client } from 'pg';
import { withClient } from './database';

export interface Held {
  /** Locks the rows, with `$1` as `values[0]`. */
  readonly text: string;
  readonly values: readonly unknown[];
  /** How many of the calls have to wait for the rows before they are let go, unless all have ended by then. */
  readonly waiting: number;
}

/** Starts the calls while their rows are held, so that they meet in the same moment and not one after the other. */
export const whileHeld = <T>(
  { database }: { readonly database: { readonly rootUrl: string } },
  { text, values, waiting }: Held,
  calls: () => readonly PromiseLike<T>[],
): Promise<T[]> =>
  withClient(database.rootUrl, async (root) => {
    await root.query('begin');
    await root.query(text, [...values]);
    const state = { ended: false };
    const answers = Promise.all(calls());
    answers
      .catch(() => undefined)
      .finally(() => {
        state.ended = true;
      });
    await withClient(database.rootUrl, async (watch) => {
      while (!state.ended && (await lockWaits(watch)) < waiting) await pause(5);
    });
    await root.query('commit');
    return answers;
  });

/** How many wait for a lock. Ask outside a transaction: within one, PostgreSQL goes on showing the connections of the first time. */
export async function lockWaits(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rowCount ?? 0;
}
