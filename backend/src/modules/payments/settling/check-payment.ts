import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { Database } from '../../../platform/database';
import { sealCheckout } from '../attempts/checkout-url';
import { type ProviderAccount, ProviderAccounts } from '../provider-accounts/provider-accounts';
import { BookReport } from './book-report';
import { toldReport } from './told-report';

interface Asked {
  readonly providerAccount: string;
  readonly payment: string | null;
  readonly createdAt: Date;
}

/**
 * Counts the look and says when the next one is due, before the provider is asked: what it tells meanwhile asks for another
 * one. Looks get rarer, and end three days after the attempt expired,
 * or with the time in which a bank may take a debit back.
 */
const BEGIN = `
  update payment_attempt set checks = checks + 1, checked_at = now(),
    next_check_at = case
      when now() < expires_at + interval '3 days'
        then now() + (array[15, 60, 300, 900, 3600, 21600, 86400])[least(checks + 1, 7)] * interval '1 second'
      when method = 'sepa_debit' and created_at > now() - interval '14 months' then now() + interval '7 days' end
  where id = $1::uuid and status <> 'held'
  returning provider_account_id as "providerAccount", provider_payment_id as payment, created_at as "createdAt"`;

/** Our clock and the provider's may differ by that much, in milliseconds. */
const CLOCKS_MS = 5 * 60_000;

/** Asks the provider how an attempt stands, and books the answer. Whoever hears or guesses that something changed calls it. */
@Injectable()
export class CheckPayment {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    private readonly reports: BookReport,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  /** Never inside a transaction: it waits for the provider. Throws ProviderError where that does not answer. */
  async check(attempt: string): Promise<void> {
    const [asked] = await this.database.query<Asked>(BEGIN, [attempt]);
    if (!asked) return;
    const account = await this.accounts.get(asked.providerAccount);
    const payment = asked.payment ?? (await this.find(account, attempt, asked.createdAt));
    if (payment === undefined) {
      // Nobody was ever given its address, so it cannot be paid any more.
      await this.database.execute(
        `update payment_attempt set status = 'failed', next_check_at = null
         where id = $1::uuid and status in ('new', 'unknown') and provider_payment_id is null`,
        [attempt],
      );
      return;
    }
    if (account.provider.reports === 'by_hand') await this.rest(attempt, account);
    else await this.reports.book(attempt, await account.provider.read(account.access, payment), account.access.mode);
  }

  /** Plans no further check, because this provider answers none. A payment that exists in our rows alone begins here. */
  private async rest(attempt: string, { access: { mode } }: ProviderAccount): Promise<void> {
    await this.database.execute('update payment_attempt set next_check_at = null where id = $1::uuid', [attempt]);
    await this.reports.bookTold(attempt, mode, (payable) => {
      const isBegun = payable.attemptStatus !== 'new' && payable.attemptStatus !== 'unknown';
      return Promise.resolve(isBegun ? undefined : toldReport(payable, { status: 'pending' }, mode));
    });
  }

  /** What became of a call whose answer was lost. */
  private async find(account: ProviderAccount, attempt: string, createdAt: Date): Promise<string | undefined> {
    const since = new Date(createdAt.getTime() - CLOCKS_MS);
    const found = await account.provider.find(account.access, attempt, since);
    if (!found) return undefined;
    await this.database.execute(
      `update payment_attempt set provider_payment_id = $2, checkout_url = coalesce($3, checkout_url)
       where id = $1::uuid and provider_payment_id is null`,
      [attempt, found.payment, found.url === undefined ? null : sealCheckout(this.keys, attempt, found.url)],
    );
    return found.payment;
  }
}
