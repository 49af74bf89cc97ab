import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { getInnerJson } from '../site/inner-api';
import type { Logger } from './log';
import type { Site, SiteDirectory } from './site-directory';

const changes = z.object({
  version: z.number().int().nonnegative(),
  tenants: z.array(
    z.object({
      id: z.number().int().positive(),
      slug: z.string().regex(/^[\w-]{1,100}$/),
      revision: z.number().int().positive().nullable(),
      domain_language: z.string(),
      locales: z.array(z.string().regex(/^[a-z]{2}$/)),
    }),
  ),
  hosts: z.array(
    z.object({
      host: z.string(),
      tenantId: z.number().int().positive(),
      kind: z.enum(['primary', 'alias', 'redirect', 'preview']),
      state: z.enum(['pending', 'verified', 'live', 'suspended', 'retired']),
      target: z.string().nullable(),
    }),
  ),
});

/** The api holds a question for up to 20 s. */
const ANSWER_TIMEOUT_MS = 30_000;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2000;

/**
 * Keeps the directory up to date by asking the api for what is newer, again and again. While the api is away the last
 * known state stays: sites do not go down with it.
 */
export class SiteFeed {
  private readonly processId = randomUUID();
  private readonly stopping = new AbortController();
  private confirmedAt = Date.now();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly base: string,
    private readonly software: string,
    private readonly directory: SiteDirectory,
    private readonly onMoved: (sites: readonly Site[]) => void,
    private readonly log: Logger,
  ) {}

  get ageSeconds(): number {
    return (Date.now() - this.confirmedAt) / 1000;
  }

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.isStopped()) {
      const asked = Date.now();
      try {
        const news = await this.ask();
        if (failures > 0) this.log.info('the site feed answers again');
        failures = 0;
        // An api that has nothing new and does not wait must not be asked in a loop.
        if (!news) await this.rest(Math.max(0, MIN_PAUSE_MS - (Date.now() - asked)));
      } catch (error) {
        if (this.isStopped()) return;
        if (failures++ === 0)
          this.log.warn({ err: error }, 'the site feed does not answer; the last known state stays');
        await this.rest(Math.min(MAX_PAUSE_MS, MIN_PAUSE_MS * 2 ** failures) * (0.5 + Math.random() / 2));
      }
    }
  }

  /** One question; true where it brought something newer. The question itself tells the api what is applied here. */
  private async ask(): Promise<boolean> {
    const after = this.directory.version;
    const query = new URLSearchParams({ after: String(after), process: this.processId, software: this.software });
    const url = new URL(`/inner/sites?${query.toString()}`, this.base);
    const answer = await getInnerJson(url, { timeoutMs: ANSWER_TIMEOUT_MS, signal: this.stopping.signal });
    const moved = this.directory.apply(changes.parse(answer));
    this.confirmedAt = Date.now();
    if (moved.length > 0) this.onMoved(moved);
    return this.directory.version > after;
  }

  private isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async rest(ms: number): Promise<void> {
    if (ms > 0) await pause(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
