import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DeliveryError, type OutboxEntry, OutboxHandlers } from '../../../../platform/outbox';
import { ProviderError } from '../../../../platform/payments';
import { currentTenantId } from '../../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../../platform/telemetry';
import { CompareDay } from './compare-day';

export const COMPARISON_KIND = 'payment_comparison';

export interface ComparisonPayload {
  readonly account: string;
  /** The day in UTC, such as `2026-11-24`. */
  readonly day: string;
}

/** Compares days with providers, as the hourly look says. */
@Injectable()
export class ComparisonHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly days: CompareDay,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register(COMPARISON_KIND, (entry) => this.deliver(entry));
  }

  private async deliver({ payload }: OutboxEntry): Promise<void> {
    const { account, day } = payload as ComparisonPayload;
    try {
      await this.days.compare(account, day);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.fault === 'silent' || error.fault === 'limited')
        throw new DeliveryError('deferred', error.code, { cause: error });
      // The day stays uncompared: the next look asks again, and an alert tells.
      this.log.error(
        { tenant: currentTenantId(), account, day, code: error.code },
        'a provider refuses to tell of a day',
      );
    }
  }
}
