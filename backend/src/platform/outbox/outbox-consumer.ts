import { Inject, Injectable } from '@nestjs/common';
import { type JobEnvelope } from '../queue';
import { LOGGER, type Logger, counter } from '../telemetry';
import { currentTenantId, runInTenant } from '../tenancy/scope';
import { backoff } from './backoff';
import { OutboxClaims, type ClaimedEntry, type Outcome } from './outbox-claims';
import { DeliveryError, DeliveryPostponed, OutboxHandlers } from './outbox-handlers';
import { OUTBOX_SETTINGS, type OutboxSettings } from './outbox-settings';
import { Settlement } from './settlement';

const ended = counter('outbox_entries_total', 'Deliveries by how they ended', ['kind', 'end']);

/** Delivers the rows of one job: takes them, lets their handlers work side by side, and records how each ended. */
@Injectable()
export class OutboxConsumer {
  constructor(
    private readonly claims: OutboxClaims,
    private readonly handlers: OutboxHandlers,
    @Inject(OUTBOX_SETTINGS) private readonly settings: OutboxSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async work({ ids }: JobEnvelope): Promise<void> {
    const entries = await this.claims.take(ids);
    if (entries.length === 0) return;
    const open = new Set(entries.map((entry) => entry.id));
    let keeping = Promise.resolve();
    const heartbeat = setInterval(() => {
      keeping = this.claims.keep([...open]).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'claimed rows could not be kept');
      });
    }, this.settings.claim / 3);
    const settle = async (outcomes: readonly Outcome[]): Promise<void> => {
      // A row that is kept after it was put off would wait for as long as it is kept.
      for (const { id } of outcomes) open.delete(id);
      await keeping;
      await this.claims.settle(outcomes).catch((error: unknown) => {
        for (const { id } of outcomes) open.add(id);
        throw error;
      });
    };
    const settlement = new Settlement(settle, this.settings.claim);
    try {
      await Promise.all(
        entries.map(async (entry) => {
          const outcome = await this.deliver(entry);
          ended.inc({ kind: entry.kind, end: outcome.end });
          await settlement.add(outcome).catch((error: unknown) => {
            this.logger.error({ err: error, kind: entry.kind, entry: entry.id }, 'a delivery could not be recorded');
          });
          open.delete(entry.id);
        }),
      );
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async deliver(entry: ClaimedEntry): Promise<Outcome> {
    try {
      await runInTenant(currentTenantId(), () => this.handlers.deliver(entry), entry.trace);
      return { id: entry.id, end: 'done' };
    } catch (error) {
      return this.outcomeOf(entry, error);
    }
  }

  private outcomeOf({ id, kind, attempt, createdAt }: ClaimedEntry, error: unknown): Outcome {
    if (error instanceof DeliveryPostponed)
      return { id, end: 'again', code: error.code, delay: Math.max(1, Math.round(error.delay)), note: error.note };
    const { fault, code } =
      error instanceof DeliveryError ? error : ({ fault: 'deferred', code: 'unexpected' } as const);
    if (!(error instanceof DeliveryError)) this.logger.error({ err: error, kind, entry: id }, 'a handler failed');
    if (fault === 'refused' || Date.now() - createdAt.getTime() > this.settings.giveUp) {
      this.logger.error({ kind, entry: id, code, attempt }, 'a delivery was given up');
      return { id, end: 'failed', code };
    }
    this.logger.info({ kind, entry: id, code, attempt }, 'a delivery will be tried again');
    const longest = fault === 'outage' ? this.settings.longestOutage : this.settings.longestRetry;
    return { id, end: 'again', code, delay: backoff(attempt, this.settings.retry, longest) };
  }
}
