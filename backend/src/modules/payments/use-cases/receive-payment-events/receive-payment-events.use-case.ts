import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint, selectedOutboxEntry, uuidV7 } from '../../../../platform/outbox';
import {
  type EventAnswer,
  PaymentProviders,
  type ProviderEvent,
  PROVIDER_NAMES,
  type ReceivedCall,
  type SignedFacts,
} from '../../../../platform/payments';
import { currentScope, runInTenant } from '../../../../platform/tenancy';
import { ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { CHECK_KIND, signedEntry } from '../../settling/check-entry';

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
    if (event.signed) {
      await this.keepSigned(account, event, event.signed);
      return;
    }
    const written = await this.database.execute(CHECK, [
      ...[account, event.payment, event.key, event.kind],
      ...[uuidV7(), currentScope()?.trace ?? ''],
    ]);
    if (written > 0) this.hint.give();
  }

  /** Each of them is booked by itself: together they say more than the last one. */
  private async keepSigned(account: string, { payment, key, kind }: ProviderEvent, signed: SignedFacts) {
    const [attempt] = await this.database.query<{ id: string }>(FIND, [account, payment]);
    if (!attempt) return;
    await this.database.batch([
      signedEntry(attempt.id, signed, { text: IS_NEW, values: [account, key] }),
      { text: KEEP, values: [account, key, kind, attempt.id] },
    ]);
    this.hint.give();
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

/**
 * Keeps the event and has the payment checked, also for what was told before: the first check may have been too early. Many
 * events of one payment are one check: while one waits, no other is written. Somebody who guesses ids gets nothing stored
 * and no provider asked.
 */
const CHECK = `
  with attempt as materialized (${FIND}),
  kept as (
    insert into payment_event (provider_account_id, event_key, kind, attempt_id) select $1, $3, $4, id from attempt
    on conflict do nothing),
  due as (
    update payment_attempt p set next_check_at = now() from attempt
    where p.id = attempt.id and p.status <> 'held' and (p.next_check_at is null or p.next_check_at > now())
    returning p.id)
  ${selectedOutboxEntry({
    ...{ id: '$5::uuid', kind: CHECK_KIND, payload: "jsonb_build_object('attempt', due.id)", trace: '$6' },
    from: 'due',
  })}`;
