import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { ProviderError } from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { ProviderAccounts } from '../provider-accounts/provider-accounts';
import { CheckPayment } from '../settling/check-payment';

interface Alive {
  readonly account: string;
  readonly payment: string | null;
}

/** Ends an attempt that is under way, unless it was paid meanwhile. */
@Injectable()
export class EndAttempt {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    private readonly payments: CheckPayment,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Not every provider can end a payment that somebody may still be making. It counts as cancelled all the same: should it be
   * paid, it pays the order, or goes back where another one has.
   */
  async end(attempt: string): Promise<void> {
    try {
      const [alive] = await this.database.query<Alive>(
        `select provider_account_id as account, provider_payment_id as payment from payment_attempt where id = $1::uuid`,
        [attempt],
      );
      const account = await this.accounts.get(alive?.account ?? '');
      if (alive?.payment) await account.provider.cancel(account.access, alive.payment);
      await this.payments.check(attempt);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.log.warn({ tenant: currentTenantId(), attempt, code: error.code }, 'a payment could not be ended');
    }
    await this.database.execute(
      `update payment_attempt set status = 'cancelled', next_check_at = expires_at
       where id = $1::uuid and status in ('new', 'unknown', 'open', 'pending')`,
      [attempt],
    );
  }
}
