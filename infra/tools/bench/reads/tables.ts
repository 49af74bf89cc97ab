import { Client } from 'pg';

export const TENANTS = 200;
export const MEMBERS = 50;
/** Reads both sides; bound to its tenant in one of them. */
export const READER = 'reader';

/** Sessions and members of many tenants, twice: bound to their tenant, and the same rows (`raw_…`) bound to nobody. */
export async function layTables(superuserUrl: string): Promise<{ readerUrl: string }> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    for (const prefix of ['', 'raw_']) await client.query(rowsOf(prefix));
    for (const table of ['session', 'member'])
      await client.query(`
        alter table ${table} enable row level security, force row level security;
        create policy tenant on ${table}
          using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::integer))`);
    await client.query(`
      create role ${READER} login password '${READER}';
      grant select on all tables in schema public to ${READER}`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  return { readerUrl: Object.assign(new URL(superuserUrl), { username: READER, password: READER }).href };
}

function rowsOf(prefix: string): string {
  return `
    create table ${prefix}member (
      tenant_id integer not null, id integer not null, name text not null, balance integer not null,
      unread integer not null, primary key (tenant_id, id));
    insert into ${prefix}member
      select t, m, 'Member ' || m, 1000, 0 from generate_series(1, ${TENANTS}) t, generate_series(1, ${MEMBERS}) m;
    create table ${prefix}session (
      tenant_id integer not null, token text not null, member_id integer not null, expires_at timestamptz not null,
      primary key (tenant_id, token), foreign key (tenant_id, member_id) references ${prefix}member);
    insert into ${prefix}session
      select tenant_id, 'token-' || tenant_id || '-' || id, id, now() + interval '1 day' from ${prefix}member`;
}
