import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Everything this process tells Prometheus. Labels are route patterns and kinds, never hosts, ids or addresses. */
export const registry = new Registry();

let collecting = false;
/** Adds the process' own figures (event loop, memory, file handles) once. */
export function collectProcessMetrics(): void {
  if (collecting) return;
  collecting = true;
  collectDefaultMetrics({ register: registry });
}

export const httpDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the first byte of a request to the end of its answer',
  labelNames: ['route', 'method', 'status'] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});

export function counter<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
  const existing = registry.getSingleMetric(name) as Counter<L> | undefined;
  return existing ?? new Counter({ name, help, labelNames, registers: [registry] });
}

/** A gauge that reads its value when it is scraped; a later one of the same name takes its place. */
export function gauge(name: string, help: string, read: () => number | Promise<number>): Gauge {
  registry.removeSingleMetric(name);
  return new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}

/** Counters that somebody else keeps, read when they are scraped; for paths where counting by label would show. */
export function labelledCounts<L extends string>(
  name: string,
  help: string,
  labelNames: readonly L[],
  read: () => Iterable<{ readonly labels: Record<L, string>; readonly count: number }>,
): void {
  registry.removeSingleMetric(name);
  new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, count } of read()) this.inc(labels, count);
    },
  });
}
