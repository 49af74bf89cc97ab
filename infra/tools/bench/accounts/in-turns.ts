import { performance } from 'node:perf_hooks';
import { median } from '../row';

/**
 * Milliseconds that one of each takes, the median of many. They take turns: hashes one after the other would find their
 * memory in the processor's caches, which nobody who signs in does.
 */
export async function timesInTurns(
  count: number,
  ...works: readonly ((index: number) => Promise<unknown>)[]
): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let index = 0; index < count; index++)
    for (const [which, work] of works.entries()) {
      const started = performance.now();
      await work(index);
      times[which]?.push(performance.now() - started);
    }
  return times.map(median);
}
