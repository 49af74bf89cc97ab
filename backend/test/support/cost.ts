// Less than this is not told from nothing.
const SHORTEST_MS = 0.2;

/**
 * How many times as much processor time `work` takes for eight times the size: 8 where it looks at everything once, 64 where
 * it looks at everything for everything. The cheapest of three runs counts, so a machine that stands still adds nothing.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const cheapest = (of: number): number => Math.min(...[1, 2, 3].map(() => processorTime(() => work(of))));
  work(size / 8);
  return cheapest(size) / Math.max(cheapest(size / 8), SHORTEST_MS);
}

/** In milliseconds. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
