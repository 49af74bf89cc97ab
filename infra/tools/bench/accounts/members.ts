import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type Stack } from '../../../local/stack';

/** The brand that they are members of. */
export const BRAND = { slug: 'everglow', host: 'everglow.localhost' } as const;

export const tokenOf = (member: number): string => `bench-${member}`.padEnd(43, 'x');
/** With these a browser is signed in, and knows it before it has asked. */
export const cookiesOf = (member: number, url: string) => [
  { name: 'session', value: tokenOf(member), url },
  { name: 'member', value: 'yes', url },
];
export const emailOf = (member: number): string => `bench-${member}@bench.example`;

interface Brand {
  readonly slug: string;
  readonly host: string;
}

/** The account of each, in their order. */
export async function memberIds(stack: Stack, { slug }: Brand = BRAND): Promise<number[]> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `select a.id from account a join tenant t on t.id = a.tenant_id and t.slug = $1
       where a.email like 'bench-%@bench.example' order by length(a.email), a.email`,
      [slug],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** Signed-in members straight into the tables: what is measured is asking for them. Answers the tenant's id. */
export async function addMembers(
  stack: Stack,
  count: number,
  passwordHash: string,
  brand: Brand = BRAND,
): Promise<number> {
  const client = new Client({ connectionString: stack.env['DATABASE_PLATFORM_URL'] });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>('select id from tenant where slug = $1', [brand.slug]);
    const tenant = rows[0]?.id ?? 0;
    await client.query('begin');
    await client.query(
      `with made as (
         insert into profile (tenant_id, name, gender, seeking, birth_date, country, city, language, status)
         select $1, 'Bench', 'woman', 'everyone', '1990-01-01', 'NL', 'Utrecht', 'nl', 'active'
         from generate_series(1, $2) returning id),
       numbered as (select id, row_number() over (order by id) as n from made),
       accounts as (
         insert into account (tenant_id, id, email, email_key, password_hash, status, language, signup_host, confirmed_at)
         select $1, id, 'bench-' || n || '@bench.example', 'bench-' || n || '@bench.example', $3, 'active', 'nl', $4, now()
         from numbered)
       insert into credit_balance (tenant_id, account_id, balance) select $1, id, 50 from numbered`,
      [tenant, count, passwordHash, brand.host],
    );
    const accounts = await client.query<{ id: number; email: string }>(
      `select id, email from account where tenant_id = $1 and email like '%@bench.example'`,
      [tenant],
    );
    for (const { id, email } of accounts.rows) {
      const member = Number(/\d+/.exec(email)?.[0]);
      await client.query(
        `insert into session (tenant_id, token_hash, id, account_id, expires_at)
         values ($1, $2, $3, $4, now() + interval '30 days')`,
        [tenant, createHash('sha256').update(tokenOf(member)).digest(), randomUUID(), id],
      );
    }
    await client.query('commit');
    await client.query('analyze profile, account, session, credit_balance');
    return tenant;
  } finally {
    await client.end();
  }
}
