import { type Client } from 'pg';
import { type Sandbox, type TruePayment } from './sandbox';

interface OwnPayment {
  readonly id: string;
  /** FlexPay's payments are made when somebody first comes by. */
  readonly provider: string;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  /** Sums of the books, of this payment alone. */
  readonly refunded: number;
  readonly disputed: number;
}

/** By the provider's id, across the brands. Refunds and disputes as the books have them at the provider. */
const PAYMENTS = `
  select a.provider_payment_id as id, p.provider, a.status, o.amount, o.currency,
    (select coalesce(sum(r.amount), 0)::integer from money_refund r
     where r.tenant_id = a.tenant_id and r.attempt_id = a.id and r.status in ('sent', 'done')) as refunded,
    (select coalesce(sum(d.amount), 0)::integer from payment_dispute d
     where d.tenant_id = a.tenant_id and d.attempt_id = a.id and d.status <> 'won') as disputed
  from payment_attempt a join payment_order o on o.tenant_id = a.tenant_id and o.id = a.order_id
  join provider_account p on p.tenant_id = a.tenant_id and p.id = a.provider_account_id
  where a.provider_payment_id is not null`;

/** Each purchase of a member has its credits, once, and money stands behind it. */
const FAULTS = `
  select 'balance of ' || b.account_id || ' is ' || b.balance || ', its entries make ' || coalesce(sum(e.amount), 0) as wrong
  from credit_balance b left join credit_entry e on e.tenant_id = b.tenant_id and e.account_id = b.account_id
  group by b.tenant_id, b.account_id, b.balance having b.balance <> coalesce(sum(e.amount), 0)
  union all
  select 'order ' || o.id || ' is ' || o.status || ' with ' || count(e.id) || ' purchases' from payment_order o
  left join credit_entry e on e.tenant_id = o.tenant_id and e.account_id = o.account_id and e.reason = 'purchase'
    and e.reference = o.id::text
  group by o.tenant_id, o.id, o.status, o.paid_at having count(e.id) <> (o.paid_at is not null)::integer
  union all
  select 'order ' || a.order_id || ' was paid ' || count(*) || ' times, ' || count(r.id) || ' of them sent back'
  from payment_attempt a left join money_refund r on r.tenant_id = a.tenant_id and r.attempt_id = a.id
    and r.reason in ('duplicate', 'no_account')
  where a.status = 'paid' group by a.tenant_id, a.order_id having count(*) - count(r.id) <> 1
  union all
  select 'attempt ' || id || ' is held' from payment_attempt where status = 'held'
  union all
  select 'attempt ' || id || ' is still ' || status from payment_attempt where status in ('new', 'unknown')
  union all
  select 'refund ' || id || ' is still ' || status from money_refund where status = 'asked'
  union all
  select 'outbox entry of kind ' || kind || ' waits' from outbox
  where kind like 'payment%' and kind <> 'payment_check'
  union all
  select 'two transfers are of ' || key from money_transfer group by tenant_id, key having count(*) > 1`;

/** Compares the provider's payments with ours, one by one. Answers the contradictions in sentences. */
export async function findWrong(client: Client, sandbox: Sandbox): Promise<string[]> {
  const truth = await sandbox.truth();
  const { rows: own } = await client.query<OwnPayment>(PAYMENTS);
  const { rows: faults } = await client.query<{ wrong: string }>(FAULTS);
  const byId = new Map(own.map((payment) => [payment.id, payment]));
  const known = new Set(truth.map(({ id }) => id));
  return [
    ...truth.flatMap((payment) => paymentFaults(payment, byId.get(payment.id))),
    ...own
      .filter(({ id, status, provider }) => !known.has(id) && (provider !== 'flexpay' || status === 'paid'))
      .map(({ id }) => `${id} is no payment of the provider`),
    ...faults.map(({ wrong }) => wrong),
  ];
}

function paymentFaults(payment: TruePayment, own: OwnPayment | undefined): string[] {
  const { id, state, amount, currency } = payment;
  if (own === undefined) return state === 'paid' ? [`${id} was paid and nobody here knows it`] : [];
  const refunded = sum(payment.refunds.filter((one) => one.state === 'pending' || one.state === 'done'));
  const disputed = sum(payment.disputes.filter((one) => one.state !== 'won'));
  const pairs: [string, unknown, unknown][] = [
    ['paid', state === 'paid', own.status === 'paid'],
    ['the sum', `${amount} ${currency}`, `${own.amount} ${own.currency}`],
    ['refunded', refunded, own.refunded],
    ['charged back', disputed, own.disputed],
  ];
  return pairs.flatMap(([what, theirs, ours]) =>
    theirs === ours ? [] : [`${id}, ${what}: ${String(theirs)} at the provider, ${String(ours)} here`],
  );
}

const sum = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((total, { amount }) => total + amount, 0);
