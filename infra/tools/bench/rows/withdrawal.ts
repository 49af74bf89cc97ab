import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { type Stack, startStack } from '../../../local/stack';
import { BRAND, addMembers, memberIds, tokenOf } from '../accounts/members';
import { type Benchmark, median } from '../row';

const MEMBERS = 10;
const ORDERS = 50;
const ENTRIES = 10_000;
const ROUNDS = 7;
/** The calls of each member in a round: fewer than one may make in a minute. */
const CALLS = 4;

const READ = {
  name: 'entries',
  text: 'select id, amount, reason, reference from credit_entry where account_id = $1 order by number',
};

/** The purchases that a member could withdraw from, each with its sum, among thousands of messages. */
export const withdrawal: Benchmark = {
  claims: [
    {
      name: 'withdrawal',
      what: `${ORDERS} purchases reckoned by the api for an account of ${ENTRIES} entries, against one read of these on raw pg; median latencies`,
      target: 3,
      better: 'less',
    },
  ],
  measure: async (report) => {
    const stack = await startStack({ webs: 0, workers: 0 });
    const client = new Client({ connectionString: stack.env['DATABASE_OWNER_URL'] });
    await client.connect();
    try {
      await addMembers(stack, MEMBERS, 'nobody signs in with it');
      const ids = await memberIds(stack);
      await lay(client, ids);
      report(`${MEMBERS} accounts of ${ENTRIES} entries are laid`);
      const ratios: number[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const taken = { ours: [] as number[], raw: [] as number[] };
        for (let call = 0; call < CALLS; call += 1)
          for (const [at, id] of ids.entries()) {
            taken.ours.push(await timed(() => reckoned(stack, at + 1)));
            taken.raw.push(await timed(() => read(client, id)));
          }
        const [ours, raw] = [median(taken.ours), median(taken.raw)];
        report(`round ${round}: reckoned in ${ours.toFixed(1)} ms, read in ${raw.toFixed(1)} ms`);
        if (round > 0) ratios.push(ours / raw); // the first one warms up
      }
      return new Map([['withdrawal', ratios]]);
    } finally {
      await client.end();
      await stack.stop();
    }
  },
};

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function reckoned({ apis }: Stack, member: number): Promise<void> {
  const answer = await fetch(`${apis[0]?.url ?? ''}/api/payments/withdrawals`, {
    headers: {
      'x-forwarded-host': BRAND.host,
      'x-forwarded-for': `198.19.0.${member}`,
      cookie: `session=${tokenOf(member)}`,
    },
  });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  const { purchases } = (await answer.json()) as { purchases: { due: number }[] };
  if (purchases.length !== ORDERS || !purchases.some(({ due }) => due > 0)) throw new Error('not all was reckoned');
}

async function read(client: Client, account: number): Promise<void> {
  const { rows } = await client.query({ ...READ, values: [account] });
  if (rows.length !== ENTRIES) throw new Error(`${rows.length} entries were read`);
}

/** Purchases at even distances among messages, which use up three of four. */
async function lay(client: Client, accounts: readonly number[]): Promise<void> {
  const every = ENTRIES / ORDERS;
  await client.query(
    `insert into payment_order (tenant_id, id, account_id, package_id, credits, currency, list_amount, amount, country,
       vat_basis_points, vat_amount, revision, begun_at, consent_text, language, status, client_key, expires_at, paid_at)
     select a.tenant_id, 1000 * row_number() over (order by a.account_id, n), a.account_id, 'bench', $2::integer, 'EUR', 999, 999, 'NL',
       2100, 173, t.live_revision, now(), 'bench', 'nl', 'paid', gen_random_uuid(), now(), now()
     from credit_balance a join tenant t on t.id = a.tenant_id, generate_series(1, $3::integer) n where a.account_id = any($1)`,
    [accounts, Math.round((every * 4) / 3), ORDERS],
  );
  await client.query(
    `insert into credit_entry (tenant_id, id, account_id, number, amount, balance_after, reason, reference, revision, idempotency_key)
     select e.tenant_id, gen_random_uuid(), e.account_id, n, case when o.id is null then -1 else o.credits end, 100000,
       case when o.id is null then 'message' else 'purchase' end, coalesce(o.id::text, '7:' || n), 1,
       'bench:' || e.account_id || ':' || n
     from credit_balance e cross join generate_series(1, $2::integer) n
     left join lateral (
       select id, credits from (
         select id, credits, row_number() over (order by id) as at from payment_order o where o.account_id = e.account_id
       ) o where n % $3::integer = 1 and at = 1 + n / $3::integer
     ) o on true
     where e.account_id = any($1)`,
    [accounts, ENTRIES, every],
  );
  await client.query('analyze credit_entry, payment_order');
}
