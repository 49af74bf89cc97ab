import { Inject, Injectable } from '@nestjs/common';
import { ENVELOPE_VERSION, JobQueue, type RankedJob } from '../queue';
import { LOGGER, type Logger, counter, gauge } from '../telemetry';
import { runWithoutTenant } from '../tenancy/scope';
import { OutboxBacklog, type DueRow } from './outbox-backlog';
import { OutboxHint } from './outbox-hint';
import { OUTBOX_SETTINGS, type OutboxSettings } from './outbox-settings';

const CLEANING_MS = 3_600_000;
/** The assumed upper bound of the average time per job; it decides how long handed rows are left in the queue. */
const MS_PER_WAITING_JOB = 100;

const handed = counter('outbox_handed_total', 'Rows handed to the queue');

/** Hands due rows to the queue, woken by hints and by its own clock. Any number of relays may run. */
@Injectable()
export class OutboxRelay {
  private running: Promise<void> | undefined;
  private stopped = false;
  private hinted = false;
  private wake: () => void = () => undefined;
  private cleanedAt = 0;
  private late = 0;

  constructor(
    private readonly backlog: OutboxBacklog,
    private readonly queue: JobQueue,
    private readonly hint: OutboxHint,
    @Inject(OUTBOX_SETTINGS) private readonly settings: OutboxSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    gauge('outbox_late_seconds', 'How long the latest rows had been due when they were handed over', () => this.late);
  }

  start(): void {
    this.hint.onHint(() => {
      this.hinted = true;
      this.wake();
    });
    this.running = runWithoutTenant(() => this.loop());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    await this.running;
  }

  private async loop(): Promise<void> {
    while (!this.stopped) {
      this.hinted = false;
      const count = await this.sweep().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the outbox could not be handed over');
        return 0;
      });
      if (count === 0) await this.rest();
    }
  }

  private async rest(): Promise<void> {
    if (this.hinted || this.stopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.settings.poll);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Hands over what is due now; answers how many rows that were. */
  async sweep(): Promise<number> {
    if (!this.queue.reachable) return 0;
    const [remembers, waiting] = await Promise.all([this.queue.remembers(), this.queue.waiting()]);
    if (!remembers) {
      // In this order: were the epoch begun first, a crash in between would leave the rows waiting for their lease.
      await this.backlog.recallAll();
      await this.queue.beginEpoch();
    }
    await this.clean();
    const rows = await this.backlog.takeDue(this.settings.hand + waiting * MS_PER_WAITING_JOB);
    if (rows.length === 0) return 0;
    try {
      await this.queue.add(jobsOf(rows, this.settings.jobSize));
    } catch (error) {
      await this.backlog.giveBack(rows);
      throw error;
    }
    handed.inc(rows.length);
    this.late = Math.max(...rows.map((row) => row.late));
    return rows.length;
  }

  private async clean(): Promise<void> {
    if (Date.now() - this.cleanedAt < CLEANING_MS) return;
    this.cleanedAt = Date.now();
    await this.backlog.forgetFailed();
  }
}

/** Jobs of at most `size` rows of one tenant, ranked behind what that tenant has in the queue already. */
export function jobsOf(rows: readonly DueRow[], size: number): RankedJob[] {
  const jobs: RankedJob[] = [];
  for (let from = 0; from < rows.length;) {
    const first = rows[from];
    if (!first) break;
    let to = from;
    while (to < rows.length && to - from < size && rows[to]?.tenantId === first.tenantId) to += 1;
    const previous = jobs.at(-1);
    const rank = previous?.envelope.tenant === first.tenantId ? previous.rank + 1 : Math.ceil(first.inQueue / size) + 1;
    const ids = rows.slice(from, to).map((row) => row.id);
    jobs.push({ envelope: { tenant: first.tenantId, version: ENVELOPE_VERSION, trace: first.trace, ids }, rank });
    from = to;
  }
  return jobs;
}
