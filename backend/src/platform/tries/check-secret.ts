import { setTimeout } from 'node:timers/promises';
import { type Statement } from '../database';
import { TooManyRequests } from '../http';
import { type PendingTry, type TriesTable, type TryCounter, countRight, countWrong, giveBack, takeTry } from './tries';

export interface TryStore {
  readonly table: TriesTable;
  /** Runs all statements in their order in one transaction, or none: the rows of each. */
  readonly run: (statements: readonly Statement[]) => Promise<object[][]>;
}

/** `blockedSeconds` is how long no further try is allowed: 0 after a wrong one that began no block. */
type SecretCheck<T> =
  | { readonly outcome: 'right'; readonly value: T }
  | { readonly outcome: 'wrong' | 'refused'; readonly blockedSeconds: number };

// Others that are being checked now are done soon. Each wait is up to half shorter, so that not all ask again at once.
const WAITS_MS = [100, 200, 400, 800, 1600];

/**
 * Checks a secret within all of the counters. A try is taken from each before, so that a thousand at once are no more
 * than the least `max`; only wrong ones stay counted. `check` answers undefined where the secret is wrong; where it
 * throws, nothing is counted. Throws TooManyRequests while as many as may be wrong are being checked: after three seconds.
 *
 * Counters are given in the same order by everyone who shares a row of them, so that no two wait for each other.
 */
export async function checkSecret<T>(
  store: TryStore,
  counters: readonly TryCounter[],
  check: () => Promise<T | undefined>,
): Promise<SecretCheck<T>> {
  const { pending, blockedSeconds } = await takeAll(store, counters);
  if (pending.length === 0) return { outcome: 'refused', blockedSeconds };
  let value: T | undefined;
  try {
    value = await check();
  } catch (error) {
    // Where this fails too, the try lapses by itself.
    await settle(store, pending, giveBack).catch(() => undefined);
    throw error;
  }
  if (value !== undefined) {
    await settle(store, pending, countRight);
    return { outcome: 'right', value };
  }
  return { outcome: 'wrong', blockedSeconds: longest((await settle(store, pending, countWrong)).flat()) };
}

/** A try from each counter, or from none: where one of them is blocked. */
async function takeAll(
  store: TryStore,
  counters: readonly TryCounter[],
): Promise<{ pending: readonly PendingTry[]; blockedSeconds: number }> {
  for (const wait of [...WAITS_MS, undefined]) {
    const rows = (await store.run(counters.map((counter) => takeTry(store.table, counter)))).flat();
    const pending = counters.flatMap((counter, at) => {
      const { lapses_at: lapsesAt } = (rows[at] ?? {}) as { lapses_at?: string | null };
      return typeof lapsesAt === 'string' ? [{ counter, lapsesAt }] : [];
    });
    if (pending.length === counters.length) return { pending, blockedSeconds: 0 };
    if (pending.length > 0) await settle(store, pending, giveBack);
    const blockedSeconds = longest(rows);
    if (blockedSeconds > 0) return { pending: [], blockedSeconds };
    if (wait !== undefined) await setTimeout(wait * (0.5 + Math.random() / 2));
  }
  throw new TooManyRequests(1);
}

const settle = (
  { table, run }: TryStore,
  pending: readonly PendingTry[],
  how: (table: TriesTable, pending: PendingTry) => Statement[],
): Promise<object[][]> => run(pending.flatMap((one) => how(table, one)));

const longest = (rows: readonly object[]): number =>
  Math.ceil(Math.max(0, ...rows.map((row) => (row as { seconds?: number | null }).seconds ?? 0)));
