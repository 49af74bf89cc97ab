import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { query, transaction } from './stack';

type Row = Readonly<Record<string, unknown>>;

/** Everything that the database has about a member, by table. */
export interface MemberRows {
  readonly id: number;
  readonly email: string;
  /** When it was read, in milliseconds. */
  readonly at: number;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
}

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that may refer to a member. */
  readonly integers: readonly string[];
}

let tables: Promise<Table[]> | undefined;

/**
 * The tables of tenants, as the database knows them; columns that it computes itself are left out. So is the log of
 * mails: the worker writes it whenever a mail has gone, before or after the rows are read.
 */
function tenantTables(): Promise<Table[]> {
  return (tables ??= query<Table>(
    `select c.table_name as name, array_agg(c.column_name::text) as columns,
       array_agg(c.column_name::text) filter (where c.data_type = 'integer' and c.column_name <> 'tenant_id') as integers
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.table_name <> 'mail_log'
     group by 1 having bool_or(c.column_name = 'tenant_id') and bool_or(c.data_type = 'integer' and c.column_name <> 'tenant_id')
     order by array_position(array['profile', 'account', 'credit_balance'], c.table_name::text) nulls last`,
    [],
  ));
}

/** Reads every row that names the member, in whichever column. */
export async function readMember(email: string): Promise<MemberRows> {
  const [account] = await query<{ id: number }>('select id from account where email = $1', [email]);
  if (account === undefined) throw new Error(`nobody has ${email}`);
  const rows = new Map<string, readonly Row[]>();
  for (const { name, integers } of await tenantTables()) {
    const found = await query<{ row: Row }>(
      `select to_jsonb(t) as row from "${name}" t where $1 in (${integers.map((column) => `"${column}"`).join(', ')})`,
      [account.id],
    );
    if (found.length > 0)
      rows.set(
        name,
        found.map(({ row }) => row),
      );
  }
  return { id: account.id, email, at: Date.now(), rows };
}

/** What a copy has of its own. */
export interface Copy {
  readonly email: string;
  /** Of the session, as the cookie has it. */
  readonly token: string;
  readonly profile: Readonly<Record<string, string>>;
}

/** Adds a member with the same rows, as if the same had been done now by somebody else. Returns the id. */
export async function copyMember(member: MemberRows, copy: Copy): Promise<number> {
  const [next] = await query<{ id: number }>("select next_id('profile_id') as id", []);
  const id = next?.id ?? 0;
  const renew = renewal(member, { id, email: copy.email });
  await transaction(async (client) => {
    for (const { name, columns } of await tenantTables()) {
      const list = columns.map((column) => `"${column}"`).join(', ');
      for (const row of member.rows.get(name) ?? []) {
        const own =
          name === 'session' ? { token_hash: bytes(hashOf(copy.token)) } : name === 'profile' ? copy.profile : {};
        // What triggers have added already stays.
        await client.query(
          `insert into "${name}" (${list}) select ${list} from jsonb_populate_record(null::"${name}", $1)
           on conflict do nothing`,
          [{ ...renew(row), ...own }],
        );
      }
    }
  });
  return id;
}

const bytes = (value: Buffer): string => String.raw`\x${value.toString('hex')}`;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The same row of another member: with that one's id and address, other keys and hashes, and times as of now. */
function renewal(member: MemberRows, other: { readonly id: number; readonly email: string }): (row: Row) => Row {
  const passed = Date.now() - member.at;
  const renew = (value: unknown): unknown => {
    if (value === member.id) return other.id;
    if (typeof value !== 'string') return value;
    if (/^\\x[0-9a-f]{64}$/.test(value)) return bytes(randomBytes(32));
    // What orders keys by time stands before the version, and what follows is by chance.
    if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) return value.slice(0, 15) + randomUUID().slice(15);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/.test(value)) return new Date(Date.parse(value) + passed).toISOString();
    return value.replaceAll(member.email, other.email).replaceAll(String(member.id), String(other.id));
  };
  return (row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, renew(value)]));
}
