import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { ProviderError } from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { type AttemptStatus } from '../books/transitions';
import { DebitUnderWay } from '../errors';
import { ProviderAccounts } from '../provider-accounts/provider-accounts';
import { CheckPayment } from '../settling/check-payment';
import { isDebitUnderWay } from './debit-under-way';

interface Found {
  readonly account: string;
  readonly payment: string | null;
  readonly status: AttemptStatus;
  readonly method: string;
  /** Whether it is collected by a mandate, so that the payer has nothing more to do. */
  readonly isCollected: boolean;
}

const FIND = `
  select provider_account_id as account, provider_payment_id as payment, status, method,
    exists (select from direct_debit d where d.attempt_id = a.id) as "isCollected"
  from payment_attempt a where id = $1::uuid`;

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
   * paid, it pays the order, or goes back where another one has. Throws where a direct debit cannot be taken back: without
   * anything that the payer does, it will be paid.
   */
  async end(attempt: string): Promise<void> {
    const found = await this.find(attempt);
    // Another request is asking for it at this moment.
    if (found?.isCollected === true && found.status === 'new') throw new DebitUnderWay();
    try {
      const account = await this.accounts.get(found?.account ?? '');
      if (found?.payment) await account.provider.cancel(account.access, found.payment);
    } catch (error) {
      this.tolerate(attempt, error);
    }
    await this.payments.check(attempt).catch((error: unknown) => {
      this.tolerate(attempt, error);
    });
    const left = await this.find(attempt);
    if (left && isDebitUnderWay(left)) throw new DebitUnderWay();
    await this.database.execute(
      `update payment_attempt set status = 'cancelled', next_check_at = expires_at
       where id = $1::uuid and status in ('new', 'unknown', 'open', 'pending')`,
      [attempt],
    );
  }

  private async find(attempt: string): Promise<Found | undefined> {
    const [found] = await this.database.query<Found>(FIND, [attempt]);
    return found;
  }

  private tolerate(attempt: string, error: unknown): void {
    if (!(error instanceof ProviderError)) throw error;
    this.log.warn({ tenant: currentTenantId(), attempt, code: error.code }, 'a payment could not be ended');
  }
}
