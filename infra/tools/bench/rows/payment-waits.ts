import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { BEGIN_NOW_CONSENT } from '../../../../contract/payments/consent';
import { type Stack, startStack } from '../../../local/stack';
import { BRAND, addMembers, tokenOf } from '../accounts/members';
import { type Benchmark } from '../row';

const MEMBERS = 100;
const PAYMENTS = 60;
const STALE = 10_000;
const LATE = 40;
const PATIENCE_MS = 30_000;

/** How long members wait for what they have paid: with everything at rest, and beside a brand with thousands of stale payments. */
export const paymentWaits: Benchmark = {
  claims: [
    {
      name: 'paid-shown',
      what: 'p95 in seconds from paid at the provider to the credits on the open page',
      target: 1,
      better: 'less',
    },
    {
      name: 'janitor',
      what: `p99 in seconds that checks of a brand are late while another brand has ${STALE} stale payments`,
      target: 5,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 1 });
    const client = new Client({ connectionString: stack.env['DATABASE_OWNER_URL'] });
    await client.connect();
    try {
      await addMembers(stack, MEMBERS, 'nobody signs in with it');
      const shown: number[] = [];
      for (let n = 1; n <= PAYMENTS; n += 1) shown.push(await paidToShown(stack, n));
      const p95 = at(shown, 0.95);
      report(`paid to shown: median ${at(shown, 0.5).toFixed(3)} s, p95 ${p95.toFixed(3)} s`);
      await layStale(client);
      const late: number[] = [];
      for (let n = 0; n < LATE; n += 1) late.push(await lateness(stack, client, 1 + (n % MEMBERS)));
      report(`late beside stale ones: median ${at(late, 0.5).toFixed(2)} s, p99 ${at(late, 0.99).toFixed(2)} s`);
      return new Map([
        ['paid-shown', [p95]],
        ['janitor', [at(late, 0.99)]],
      ]);
    } finally {
      await client.end();
      await stack.stop();
    }
  },
};

const at = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

const headersOf = (member: number): Record<string, string> => ({
  ...{ 'x-forwarded-host': BRAND.host, 'x-forwarded-for': `198.18.7.${member % 250}` },
  ...{ cookie: `session=${tokenOf(member)}`, 'content-type': 'application/json' },
});

/** Answers the order and the id of its payment at the provider. */
async function placeOrder(stack: Stack, member: number): Promise<{ readonly order: number; readonly payment: string }> {
  const wish = { key: randomUUID(), package: 'start', method: 'card', amount: 999, currency: 'EUR' };
  const answer = await fetch(`${stack.apis[0]?.url}/api/payments/orders`, {
    method: 'POST',
    headers: headersOf(member),
    body: JSON.stringify({ ...wish, begin_now: BEGIN_NOW_CONSENT }),
  });
  const placed = (await answer.json()) as { id: number; checkout_url: string };
  if (answer.status !== 201) throw new Error(`an order was answered ${answer.status}`);
  return { order: placed.id, payment: new URL(placed.checkout_url).pathname.split('/').at(-1) ?? '' };
}

const payAt = (stack: Stack, payment: string): Promise<unknown> =>
  fetch(`${stack.env['MOLLIE_API_URL']}/_sandbox/payments/${payment}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

async function paidToShown(stack: Stack, member: number): Promise<number> {
  const page = await openPage(stack, member);
  const { payment } = await placeOrder(stack, member);
  const started = performance.now();
  await payAt(stack, payment);
  await page.credits;
  page.close();
  return (performance.now() - started) / 1000;
}

/** The event stream of a member's page; `credits` settles once it tells of a new balance. */
function openPage(
  stack: Stack,
  member: number,
): Promise<{ readonly credits: Promise<void>; readonly close: () => void }> {
  return new Promise((opened, reject) => {
    const call = request(`${stack.apis[0]?.url}/api/events`, { headers: headersOf(member) }, (response) => {
      const credits = new Promise<void>((resolve) => {
        response.on('data', (part: Buffer) => {
          if (part.toString().includes('event: credits')) resolve();
        });
      });
      opened({
        credits,
        close: () => {
          call.destroy();
        },
      });
    });
    call.on('error', reject);
    call.end();
  });
}

/** Payments of another brand that the provider does not know, all due. */
async function layStale(client: Client): Promise<void> {
  await client.query(
    `with brand as (select id from tenant where slug = 'knotted'),
     owner as (
       insert into credit_balance (tenant_id, account_id) select id, -1 from brand returning tenant_id, account_id),
     orders as (
       insert into payment_order (tenant_id, account_id, package_id, credits, currency, list_amount, amount, country,
         vat_basis_points, vat_amount, revision, begun_at, consent_text, language, client_key, expires_at)
       select o.tenant_id, o.account_id, 'start', 60, 'EUR', 999, 999, 'DE', 1900, 160,
         (select live_revision from tenant t where t.id = o.tenant_id), now(), 'x', 'de', gen_random_uuid(), now() + interval '1 hour'
       from owner o, generate_series(1, $1) returning tenant_id, id)
     insert into payment_attempt (tenant_id, id, order_id, provider_account_id, method, status, provider_payment_id, expires_at, next_check_at)
     select tenant_id, gen_random_uuid(), id, 'mollie', 'card', 'open', 'tr_stale' || id, now() + interval '1 hour', now()
     from orders`,
    [STALE],
  );
}

/** Seconds that the check of a payment is late of which no event told. */
async function lateness(stack: Stack, client: Client, member: number): Promise<number> {
  const fault = JSON.stringify({ kind: 'lose', count: 1 });
  await fetch(`${stack.env['MOLLIE_API_URL']}/_sandbox/webhook-faults`, { method: 'POST', body: fault });
  const { order, payment } = await placeOrder(stack, member);
  await payAt(stack, payment);
  // All brands' stale payments stay due, whatever was checked meanwhile.
  await client.query(`update payment_attempt set next_check_at = now() where provider_payment_id like 'tr_stale%'`);
  await client.query('update payment_attempt set next_check_at = now() where order_id = $1', [order]);
  const started = performance.now();
  while (performance.now() - started < PATIENCE_MS) {
    const { rows } = await client.query(`select from payment_order where id = $1 and status = 'paid'`, [order]);
    if (rows.length > 0) return (performance.now() - started) / 1000;
    await pause(20);
  }
  throw new Error('a payment was not looked at');
}
