import { Inject, Injectable } from '@nestjs/common';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { DataKeys } from '../../../platform/data-keys';
import { Database } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { type Checkout, ProviderError } from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { MethodNotOffered, OrderClosed, PaymentsUnavailable } from '../errors';
import { MethodOffers } from '../offers/method-offers';
import { type ProviderAccount, ProviderAccounts } from '../provider-accounts/provider-accounts';
import { sealCheckout } from './checkout-url';

/** An order that may be paid, as its page knows it. */
export interface PayableOrder {
  readonly id: number;
  readonly amount: number;
  readonly currency: string;
  readonly country: string;
  readonly expiresAt: Date;
}

export interface AttemptPages {
  /** BCP 47, of the provider's pages. */
  readonly locale: string;
  /** What stands on the provider's page and the bank statement. */
  readonly description: string;
  readonly returnUrl: string;
}

/** Begun at the provider. Without an address its answer is still awaited. */
export interface StartedAttempt {
  readonly id: string;
  readonly checkoutUrl: string | undefined;
}

/** Seconds until the provider is asked by ourselves, should nothing be told. */
const FIRST_CHECK = 15;
const ALIVE_ELSEWHERE = '23505';

/** Begins the payment of an order at a provider; where that one fails, at the next one that offers the same way to pay. */
@Injectable()
export class StartAttempt {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    private readonly offers: MethodOffers,
    @Inject(DataKeys) private readonly keys: DataKeys,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async start(order: PayableOrder, method: PaymentMethod, pages: AttemptPages): Promise<StartedAttempt> {
    let untried = await this.accounts.active();
    if (untried.length === 0) throw new PaymentsUnavailable();
    let failed = false;
    for (;;) {
      const served = await this.offers.find(method, order, order.country, untried);
      const account = untried.find(({ id }) => id === served?.account);
      if (!account) throw failed ? new PaymentsUnavailable() : new MethodNotOffered();
      const started = await this.at(account, order, method, pages);
      if (started) return started;
      failed = true;
      untried = untried.filter(({ id }) => id !== account.id);
    }
  }

  /** Undefined where the provider did not and will not do it. */
  private async at(
    account: ProviderAccount,
    order: PayableOrder,
    method: PaymentMethod,
    pages: AttemptPages,
  ): Promise<StartedAttempt | undefined> {
    const id = await this.write(account, order, method);
    try {
      const checkout = await account.provider.create(account.access, {
        ...{ attempt: id, sum: { amount: order.amount, currency: order.currency }, method, country: order.country },
        ...{ ...pages, eventsUrl: account.eventsUrl, expiresAt: order.expiresAt },
      });
      await this.opened(id, checkout);
      return { id, checkoutUrl: checkout.url };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const isUnknown = error.fault === 'silent';
      this.log.warn(
        { tenant: currentTenantId(), attempt: id, account: account.id, code: error.code },
        'a payment was not begun',
      );
      await this.database.execute(
        `update payment_attempt set status = $2, failure = $3, next_check_at = case when $4 then next_check_at end
         where id = $1::uuid and status = 'new'`,
        [id, isUnknown ? 'unknown' : 'failed', error.code, isUnknown],
      );
      return isUnknown ? { id, checkoutUrl: undefined } : undefined;
    }
  }

  /** Before the provider is asked, so that a payment whose answer is lost is found again. */
  private async write(account: ProviderAccount, order: PayableOrder, method: PaymentMethod): Promise<string> {
    const id = uuidV7();
    const written = await this.database
      .execute(
        `insert into payment_attempt (id, order_id, provider_account_id, method, expires_at, next_check_at)
         select $1::uuid, id, $3, $4, expires_at, now() + ${FIRST_CHECK} * interval '1 second'
         from payment_order where id = $2::integer and status = 'open' and expires_at > now()`,
        [id, order.id, account.id, method],
      )
      .catch((error: unknown) => {
        // Another page of the member has just begun one.
        throw (error as { code?: string }).code === ALIVE_ELSEWHERE ? new OrderClosed() : error;
      });
    if (written === 0) throw new OrderClosed();
    return id;
  }

  private opened(id: string, { payment, url, expiresAt }: Checkout): Promise<number> {
    return this.database.execute(
      `update payment_attempt set status = case when status in ('new', 'unknown') then 'open' else status end,
         provider_payment_id = $2, checkout_url = $3, expires_at = coalesce($4::timestamptz, expires_at)
       where id = $1::uuid`,
      [id, payment, url === undefined ? null : sealCheckout(this.keys, id, url), expiresAt ?? null],
    );
  }
}
