import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Readings {
  readonly cacheBytes: () => number;
  readonly cacheEntries: () => number;
  readonly cacheEvictions: () => number;
  readonly rendersWaiting: () => number;
  readonly feedVersion: () => number;
  readonly feedAgeSeconds: () => number;
}

/**
 * The Prometheus metrics of this process. Figures that every request changes are plain numbers, read at the scrape.
 * Labels are statuses and kinds, never hosts or addresses.
 */
export class WebMetrics {
  hits = 0;
  misses = 0;
  private readonly statuses = new Map<number, number>();
  private readonly registry = new Registry();
  readonly missSeconds = new Histogram({
    name: 'web_page_miss_seconds',
    help: 'Time from a miss to the ready page, waiting included',
    labelNames: ['kind'] as const,
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly failures = new Counter({
    name: 'web_page_failures_total',
    help: 'Pages that could not be made',
    labelNames: ['reason'] as const,
    registers: [this.registry],
  });

  constructor(readings: Readings) {
    collectDefaultMetrics({ register: this.registry });
    const total = (name: string, help: string, read: () => number): void => {
      const collect = function (this: Counter): void {
        this.reset();
        this.inc(read());
      };
      new Counter({ name, help, registers: [this.registry], collect });
    };
    const gauge = (name: string, help: string, read: () => number): void => {
      const collect = function (this: Gauge): void {
        this.set(read());
      };
      new Gauge({ name, help, registers: [this.registry], collect });
    };
    total('web_page_cache_hits_total', 'Answers from the page cache', () => this.hits);
    total('web_page_cache_misses_total', 'Answers that had to be made', () => this.misses);
    total('web_page_cache_evictions_total', 'Answers dropped to stay within the bound', readings.cacheEvictions);
    gauge('web_page_cache_bytes', 'Memory that kept answers take', readings.cacheBytes);
    gauge('web_page_cache_entries', 'Number of kept answers', readings.cacheEntries);
    gauge('web_renders_waiting', 'Pages waiting to be rendered', readings.rendersWaiting);
    gauge('web_site_feed_version', 'Version of hosts and revisions that this process shows', readings.feedVersion);
    gauge('web_site_feed_age_seconds', 'Time since the api last confirmed that version', readings.feedAgeSeconds);
    this.exposeStatuses();
  }

  answered(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  expose(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private exposeStatuses(): void {
    const { statuses } = this;
    new Counter({
      name: 'web_requests_total',
      help: 'Requests answered',
      labelNames: ['status'] as const,
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [status, count] of statuses) this.inc({ status }, count);
      },
    });
  }
}
