import { type Client } from 'pg';

export interface LaidOrder {
  /** Names the order in its tenant, and its attempt. */
  readonly n: number;
  readonly tenant: number;
}

/** Accounts of each tenant: more than book at a time, so that hardly ever two wait for one balance. */
export const ACCOUNTS = 500;
/** Beyond those of the demo. */
export const FIRST_ACCOUNT = 500_000_000;

export const attemptId = (n: number): string => `0190d1f0-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** Open orders with an attempt each, for one tenant after the other. */
export async function layOrders(client: Client, count: number): Promise<LaidOrder[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from tenant where live_revision is not null order by id',
  );
  const tenants = rows.map(({ id }) => id);
  const [first = 0] = tenants;
  // The script of pgbench reckons the tenant from the number of the order.
  if (tenants.some((id, at) => id !== first + at)) throw new Error('the tenants do not follow each other');
  await client.query(
    `insert into profile (tenant_id, id, name, gender, seeking, birth_date, country, city, language, status)
     select t.id, n, 'Bench', 'woman', 'everyone', '1990-01-01', 'NL', 'Utrecht', 'nl', 'active'
     from tenant t, generate_series($1::integer, $1 + $2::integer - 1) n where t.live_revision is not null`,
    [FIRST_ACCOUNT, ACCOUNTS],
  );
  await client.query(
    `insert into account (tenant_id, id, email, email_key, password_hash, status, language, signup_host, confirmed_at)
     select p.tenant_id, p.id, 'bench-' || p.id || '@bench.example', 'bench-' || p.id || '@bench.example', '', 'active', 'nl', 'x', now()
     from profile p where p.name = 'Bench'`,
  );
  await client.query(
    `insert into credit_balance (tenant_id, account_id, balance) select tenant_id, id, 0 from profile where name = 'Bench'`,
  );
  await client.query(
    `insert into provider_account (tenant_id, id, provider, mode, position, api_key, event_secrets, event_token, event_token_hash)
     select id, 'bench', 'mollie', 'test', 99, '', '', '', sha256(convert_to('bench ' || id, 'UTF8')) from tenant
     where live_revision is not null`,
  );
  await client.query(
    `insert into payment_order (tenant_id, id, account_id, package_id, credits, currency, list_amount, amount, country,
       vat_basis_points, vat_amount, revision, begun_at, consent_text, language, client_key, expires_at)
     select t.id, n, $3::integer + n % $4::integer, 'start', 60, 'EUR', 999, 999, 'NL', 2100, 173, t.live_revision, now(), 'bench', 'nl',
       gen_random_uuid(), now() + interval '1 day'
     from generate_series(1, $1::integer) n join tenant t on t.id = $2::integer + n % $5::integer`,
    [count, first, FIRST_ACCOUNT, ACCOUNTS, tenants.length],
  );
  await client.query(
    `insert into payment_attempt (tenant_id, id, order_id, provider_account_id, method, status, provider_payment_id, expires_at)
     select tenant_id, ('0190d1f0-0000-7000-8000-' || lpad(to_hex(id), 12, '0'))::uuid, id, 'bench', 'card', 'open', 'tr_' || id, expires_at
     from payment_order where consent_text = 'bench'`,
  );
  await client.query('vacuum analyze');
  return Array.from({ length: count }, (_, at) => ({ n: at + 1, tenant: first + ((at + 1) % tenants.length) }));
}
