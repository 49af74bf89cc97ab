import { createHash, randomUUID } from 'node:crypto';
import { type Client } from 'pg';

/** A signed-in member of a brand. */
export interface Person {
  readonly host: string;
  readonly tenant: number;
  readonly id: number;
  readonly cookie: string;
  readonly email: string;
}

/** The people of a brand. */
export interface Cast {
  /** Talks with nobody. */
  readonly outsider: Person;
  readonly talkers: readonly Person[];
  /** Are written to, and never look. */
  readonly sleepers: readonly Person[];
  /** Have bought nothing: they write in two conversations at most. */
  readonly free: readonly Person[];
}

const PLENTY = 10_000;
/** The credits of one talker, who soon has none left to talk with. */
const NEARLY_NOTHING = 7;

/** Adds this many talkers, one of whom is nearly out of credits, and some people of each other kind. */
export async function addCast(client: Client, slug: string, talkers: number): Promise<Cast> {
  const add = (count: number, isFree = false) => addPeople(client, slug, Array<number>(count).fill(PLENTY), isFree);
  const few = Math.ceil(talkers / 4);
  const [outsider] = await add(1);
  if (!outsider) throw new Error('nobody');
  const poor = await addPeople(client, slug, [NEARLY_NOTHING]);
  return {
    outsider,
    talkers: [...poor, ...(await add(talkers - 1))],
    sleepers: await add(few),
    free: await add(few, true),
  };
}

/** Members with so many credits, straight into the tables. */
export async function addPeople(
  client: Client,
  slug: string,
  credits: readonly number[],
  isFree = false,
): Promise<Person[]> {
  const people: Person[] = [];
  for (const balance of credits) {
    const [token, email] = [randomUUID().padEnd(43, 'x'), `${randomUUID()}@faults.example`];
    const { rows } = await client.query<{ tenant: number; id: number }>(
      `with one as (
         insert into profile (tenant_id, name, gender, seeking, birth_date, country, language, status)
         select id, 'Faults', 'woman', 'everyone', '1990-01-01', 'NL', 'nl', 'active' from tenant where slug = $1
         returning tenant_id, id),
       known as (
         insert into account (tenant_id, id, email, email_key, password_hash, status, language, signup_host, created_at,
           confirmed_at, premium_since)
         select tenant_id, id, $2, $2, 'none', 'active', 'nl', $1, joined, joined, case when not $5::boolean then joined end
         from one, (select now() - interval '1 year' as joined) j),
       opened as (
         insert into session (tenant_id, token_hash, id, account_id, expires_at)
         select tenant_id, $3, gen_random_uuid(), id, now() + interval '1 day' from one),
       held as (
         insert into credit_balance (tenant_id, account_id, balance, entries) select tenant_id, id, $4, 1 from one
         returning tenant_id, account_id)
       select tenant_id as tenant, account_id as id from held`,
      [slug, email, createHash('sha256').update(token).digest(), balance, isFree],
    );
    const { tenant, id } = rows[0] ?? { tenant: 0, id: 0 };
    await client.query(
      `insert into credit_entry (tenant_id, id, account_id, number, amount, balance_after, reason, revision, idempotency_key)
       values ($1, gen_random_uuid(), $2::integer, 1, $3, $3, 'support', 1, 'faults:' || $2::integer)`,
      [tenant, id, balance],
    );
    people.push({ host: `${slug}.localhost`, tenant, id, cookie: `session=${token}`, email });
  }
  return people;
}
