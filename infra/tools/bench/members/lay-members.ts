import { createHash, randomBytes } from 'node:crypto';
import { type Client } from 'pg';

/**
 * Adds so many members with names that begin in many ways, straight into the tables: triggers off, since what is measured is
 * looking for them. The connection is the owner's.
 */
export async function layMembers(client: Client, tenant: number, count: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    await client.query(
      `with person as (
         select (1 << 30) | (nextval('profile_id') * 648391 & 1073741823)::integer as id, n,
           initcap(translate(substr(md5(n::text), 1, 8), '0123456789', 'aeiouylrst')) as name
         from generate_series(1, $2::integer) n),
       profiles as (
         insert into profile (tenant_id, id, name, birth_date, language) select $1, id, name, '1990-01-01', 'en' from person)
       insert into account (tenant_id, id, email, email_key, password_hash, status, language, signup_host, confirmed_at)
       select $1, id, n || '@members.example', n || '@members.example', 'nobody signs in with it', 'active', 'en', 'bench', now()
       from person`,
      [tenant, count],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Tokens of so many operators: each may search so often within an hour. */
export async function layStaff(client: Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  for (const [index, token] of tokens.entries())
    await client.query(
      `with person as (insert into staff (email, name, role) values ($1, 'Bench', 'operator') returning id)
       insert into staff_token (hash, staff_id, label, expires_at) select $2, id, 'bench', now() + interval '1 day' from person`,
      [`bench-${index}@manyhearts.example`, createHash('sha256').update(token).digest()],
    );
  return tokens;
}
