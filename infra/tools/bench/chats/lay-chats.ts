import { join } from 'node:path';
import { Client } from 'pg';
import { migrateUp } from '../../../../backend/src/platform/database';

const TENANTS = 100;
const MEMBERS = 1_000;
/** The conversations of each member, with the next members of the same tenant. */
const CONVERSATIONS = 5;
const MESSAGES = 2;

export interface LaidChats {
  /** Bound to the tenant in scope. */
  readonly appUrl: string;
  /** Sees everything. */
  readonly ownerUrl: string;
  readonly tenants: readonly number[];
  readonly members: number;
  readonly conversations: number;
  /** Conversations of the first tenant: the short one has a hundred messages, the long one a hundred thousand. */
  readonly short: number;
  readonly long: number;
}

/**
 * A database with 100,000 members over a hundred tenants and a million messages. Member `n` of a tenant (from 1) has the
 * ids of `memberId`, and writes in the conversations of `conversationId`.
 */
export async function layChats(superuserUrl: string, name: string): Promise<LaidChats> {
  const urlOf = (user?: string): string =>
    Object.assign(new URL(superuserUrl), { pathname: `/${name}`, ...(user && { username: user, password: user }) })
      .href;
  const root = new Client({ connectionString: superuserUrl });
  await root.connect();
  await root.query(`create database ${name}`);
  await root.end();
  const urls = { ownerUrl: urlOf(), appUrl: urlOf('manyhearts_app'), platformUrl: urlOf('manyhearts_platform') };
  await migrateUp({ ...urls, folder: join(__dirname, '../../../../migrations') });
  const owner = new Client({ connectionString: urls.ownerUrl });
  await owner.connect();
  try {
    await owner.query('set session_replication_role = replica');
    const { rows } = await owner.query<{ id: number }>(
      `insert into tenant (slug, version) select 'bench-' || n, 1 from generate_series(1, ${TENANTS}) n returning id`,
    );
    const tenants = rows.map(({ id }) => id);
    for (const tenant of tenants) await layTenant(owner, tenant);
    const [short, long] = [
      await layHistory(owner, tenants[0] ?? 0, 100),
      await layHistory(owner, tenants[0] ?? 0, 100_000),
    ];
    await owner.query('vacuum analyze');
    return { ...urls, tenants, members: MEMBERS, conversations: CONVERSATIONS, short, long };
  } finally {
    await owner.end();
  }
}

/** Ids are each tenant's own: they begin anew. */
export const memberId = (n: number): number => n;
export const conversationId = (n: number, of: number): number => (n - 1) * CONVERSATIONS + of + 1;

async function layTenant(owner: Client, tenant: number): Promise<void> {
  const statements = [
    `insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
     values ($1, 1, '{}', '{}', '{}', 'bench', 'bench')`,
    `insert into profile (tenant_id, id, name, birth_date, language, status)
     select $1, n, 'Member ' || n, '1990-01-01', 'en', 'active' from generate_series(1, ${MEMBERS}) n`,
    `insert into credit_balance (tenant_id, account_id, balance) select $1, n, 1000000 from generate_series(1, ${MEMBERS}) n`,
    `insert into conversation (tenant_id, id, low_id, high_id, last_seq)
     select $1, (n - 1) * ${CONVERSATIONS} + c, least(n, other), greatest(n, other), ${MESSAGES}
     from generate_series(1, ${MEMBERS}) n, generate_series(1, ${CONVERSATIONS}) c, (select 0) x,
       lateral (select (n - 1 + c) % ${MEMBERS} + 1 as other) o`,
    `insert into chat (tenant_id, member_id, conversation_id, partner_id, wrote_at)
     select $1, m, v.id, v.low_id # v.high_id # m, now() from conversation v, unnest(array[v.low_id, v.high_id]) m
     where v.tenant_id = $1`,
    `insert into message (tenant_id, conversation_id, seq, sender_id, client_id, kind, body)
     select $1, v.id, seq, v.low_id, gen_random_uuid(), 'text', 'What are you doing this weekend? ' || seq
     from conversation v, generate_series(1, ${MESSAGES}) seq where v.tenant_id = $1`,
  ];
  for (const text of statements) await owner.query(text, [tenant]);
}

/** A conversation of the first two members' that is this long; its id is its length. */
async function layHistory(owner: Client, tenant: number, messages: number): Promise<number> {
  const id = 1_000_000 + messages;
  await owner.query('insert into conversation (tenant_id, id, low_id, high_id, last_seq) values ($1, $2, 1, $3, $3)', [
    ...[tenant, id, messages + MEMBERS],
  ]);
  await owner.query(
    `insert into profile (tenant_id, id, name, birth_date, language, status) values ($1, $2, 'Old friend', '1990-01-01', 'en', 'active')`,
    [tenant, messages + MEMBERS],
  );
  await owner.query(
    'insert into chat (tenant_id, member_id, conversation_id, partner_id, wrote_at) values ($1, 1, $2, $3, now())',
    [tenant, id, messages + MEMBERS],
  );
  await owner.query(
    `insert into message (tenant_id, conversation_id, seq, sender_id, client_id, kind, body)
     select $1, $2, seq, 1, gen_random_uuid(), 'text', 'What are you doing this weekend? ' || seq from generate_series(1, $3::integer) seq`,
    [tenant, id, messages],
  );
  return id;
}
