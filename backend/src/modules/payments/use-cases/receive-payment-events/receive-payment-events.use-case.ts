import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import {
  type EventAnswer,
  PaymentProviders,
  type ProviderEvent,
  PROVIDER_NAMES,
  type ReceivedCall,
  type SignedFacts,
} from '../../../../platform/payments';
import { runInTenant } from '../../../../platform/tenancy';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { checkEntry, signedEntry } from '../../settling/check-entry';

const TOKEN = /^[\w-]{22}$/;

/**
 * Keeps what a provider tells, and has the payment checked. Nothing is believed but that something may have changed, and what
 * the provider has signed.
 */
@Injectable()
export class ReceivePaymentEvents {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    @Inject(PaymentProviders) private readonly providers: PaymentProviders,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
  ) {}

  /** The answer to a caller at an address of this provider, whatever it calls for. */
  answerOf(provider: string): EventAnswer {
    const name = PROVIDER_NAMES.find((one) => one === provider);
    return name === undefined ? { status: 204, text: '' } : this.providers.byName(name).eventAnswer;
  }

  async receive(provider: string, token: string, call: ReceivedCall): Promise<void> {
    const owner = TOKEN.test(token) ? await this.accounts.findByToken(token) : undefined;
    if (owner?.account.provider.name !== provider) return;
    const { tenantId, account } = owner;
    const authority = { ...account.access, secrets: account.eventSecrets, now: new Date() };
    const event = account.provider.readEvent(call, authority);
    if (event) await runInTenant(tenantId, () => this.keep(account.id, event));
  }

  private async keep(account: string, event: ProviderEvent): Promise<void> {
    const [attempt] = await this.database.query<{ id: string }>(FIND, [account, event.payment]);
    // Somebody who guesses ids gets nothing stored and no provider asked.
    if (!attempt) return;
    if (event.signed) {
      await this.keepSigned(account, attempt.id, event, event.signed);
      return;
    }
    const [kept] = await this.database.batch([
      { text: KEEP, values: [account, event.key, event.kind, attempt.id] },
      // Also for what was told before: the first check may have been too early.
      checkEntry(attempt.id, { text: IS_DUE, values: [attempt.id] }),
      { text: MARK, values: [attempt.id] },
    ]);
    if (kept) this.hint.give();
  }

  /** Each of them is booked by itself: together they say more than the last one. */
  private async keepSigned(account: string, attempt: string, { key, kind }: ProviderEvent, signed: SignedFacts) {
    const [written] = await this.database.batch([
      signedEntry(attempt, signed, { text: IS_NEW, values: [account, key] }),
      { text: KEEP, values: [account, key, kind, attempt] },
    ]);
    if (written) this.hint.give();
  }
}

const FIND = `
  select id from payment_attempt
  where provider_account_id = $1 and provider_payment_id = $2
  union all
  select id from payment_attempt where provider_account_id = $1 and provider_other_id = $2
  limit 1`;

const KEEP = `
  insert into payment_event (provider_account_id, event_key, kind, attempt_id) values ($1, $2, $3, $4::uuid)
  on conflict do nothing`;

const IS_NEW = `
  select where not exists (select from payment_event where provider_account_id = $1 and event_key = $2)`;

/** Many events of one payment are one check: while one waits, no other is written. */
const IS_DUE = `
  select from payment_attempt where id = $1::uuid and status <> 'held'
    and (next_check_at is null or next_check_at > now())`;
const MARK = `update payment_attempt set next_check_at = now() where id = $1::uuid and status <> 'held'`;
