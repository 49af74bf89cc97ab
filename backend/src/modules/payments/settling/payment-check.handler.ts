import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DeliveryError, type OutboxEntry, OutboxHandlers } from '../../../platform/outbox';
import { ProviderError } from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { BookSigned } from './book-signed';
import { CHECK_KIND, type CheckPayload } from './check-entry';
import { CheckPayment } from './check-payment';

/** Checks payments that something was heard of. */
@Injectable()
export class PaymentCheckHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly payments: CheckPayment,
    private readonly signed: BookSigned,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.handlers.register(CHECK_KIND, (entry) => this.deliver(entry));
  }

  private async deliver({ payload }: OutboxEntry): Promise<void> {
    const { attempt, signed } = payload as CheckPayload;
    try {
      await (signed ? this.signed.book(attempt, signed) : this.payments.check(attempt));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.fault === 'silent' || error.fault === 'limited')
        throw new DeliveryError('deferred', error.code, { cause: error });
      // The next look is due anyway.
      this.log.error(
        { tenant: currentTenantId(), attempt, code: error.code },
        'a provider refuses to tell of a payment',
      );
    }
  }
}
