const PARTS = 8;
// Less than this is not told from nothing.
const SHORTEST_MS = 0.2;

/**
 * How many times as much processor time `work` takes for eight times the size: 8 where it looks at everything once, 64 where
 * it looks at everything for everything. The whole is compared with eight eighths, which take about as long and so suffer
 * as much from what else the process does; the cheapest of five runs counts, so a machine that stands still adds nothing.
 */
export function growthOf(work: (size: number) => unknown, size: number): number {
  const cheapest = (times: number, of: number): number =>
    Math.min(...[1, 2, 3, 4, 5].map(() => processorTime(() => Array.from({ length: times }, () => work(of)))));
  const eighth = Math.max(cheapest(PARTS, size / PARTS) / PARTS, SHORTEST_MS);
  return cheapest(1, size) / eighth;
}

/** In milliseconds. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
