import { join } from 'node:path';
import { Client } from 'pg';
import { runToEnd } from '../../../local/process/child';
import { onPath } from '../../../local/services/redis-binary';
import { startStack } from '../../../local/stack';
import { StartupError } from '../../../local/startup-error';
import { startChild } from '../load/cores';
import { ACCOUNTS, FIRST_ACCOUNT, type LaidOrder, layOrders } from '../payments/lay-orders';
import { type Benchmark } from '../row';

const ROUNDS = 5;
const CALLERS = 16;
/** Payments of each caller in a round. */
const EACH = 150;
const A_ROUND = CALLERS * EACH;

/** From what the provider says of a payment until it is booked: money, credits, receipt number and mail, on a durable database. */
export const settle: Benchmark = {
  claims: [
    {
      name: 'settle',
      what: 'payments booked in a second by the product’s services with row-level security, against pgbench running the same statements, pipelined alike, without',
      target: 0.8,
      better: 'more',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ apis: 0, webs: 0, workers: 0 });
    const ownerUrl = stack.env['DATABASE_OWNER_URL'] ?? '';
    const client = new Client({ connectionString: ownerUrl });
    await client.connect();
    const settler = startChild(join(__dirname, '../payments/settler.ts'), [], {
      ...stack.env,
      DATABASE_POOL: `${CALLERS}`,
    });
    try {
      await settler.first();
      const orders = await layOrders(client, 2 * (ROUNDS + 1) * A_ROUND);
      report(`${orders.length} orders are laid`);
      const ratios: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const [ours, theirs] = [orders.splice(0, A_ROUND), orders.splice(0, A_ROUND)];
        const { seconds } = await settler.ask<{ seconds: number }>({ orders: ours, callers: CALLERS });
        const [rate, bench] = [A_ROUND / seconds, await pgbench(ownerUrl, theirs)];
        await mustBePaid(client, [...ours, ...theirs]);
        report(`round ${round}: ${rate.toFixed(0)}/s, pgbench ${bench.toFixed(0)}/s`);
        if (round > 0) ratios.push(rate / bench); // the first one warms up
      }
      return new Map([['settle', ratios]]);
    } finally {
      settler.stop();
      await client.end();
      await stack.stop();
    }
  },
};

async function pgbench(ownerUrl: string, orders: readonly LaidOrder[]): Promise<number> {
  const command = onPath('pgbench');
  if (command === undefined)
    throw new StartupError('settle needs pgbench on PATH: install postgresql-contrib or postgresql.');
  const tenants = [...new Set(orders.map(({ tenant }) => tenant))];
  const variables = {
    ...{ first: (orders[0]?.n ?? 0) - 1, each: EACH, k: 0 },
    ...{ first_tenant: Math.min(...tenants), tenants: tenants.length },
    ...{ first_account: FIRST_ACCOUNT, accounts: ACCOUNTS },
  };
  const { code, output } = await runToEnd({
    command,
    args: [
      ...['-n', '-M', 'prepared', '-c', String(CALLERS), '-t', String(EACH)],
      ...Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      ...['-f', join(__dirname, '../payments/bare-settle.sql'), ownerUrl],
    ],
  });
  const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  if (code !== 0 || !(rate > 0)) throw new Error(`pgbench failed: ${output}`);
  return rate;
}

/** Both have done the whole work. */
async function mustBePaid(client: Client, orders: readonly LaidOrder[]): Promise<void> {
  const { rows } = await client.query<{ paid: number }>(
    `select count(*)::integer as paid from payment_order o
     join payment_attempt a on a.tenant_id = o.tenant_id and a.order_id = o.id and a.status = 'paid'
     join credit_entry e on e.tenant_id = o.tenant_id and e.account_id = o.account_id and e.idempotency_key = 'purchase:' || o.id
     where o.consent_text = 'bench' and o.id = any($1::integer[]) and o.status = 'paid' and o.receipt_number is not null`,
    [orders.map(({ n }) => n)],
  );
  if (rows[0]?.paid !== orders.length) throw new Error(`${rows[0]?.paid} of ${orders.length} payments were booked`);
}
