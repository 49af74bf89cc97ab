import { type Client, type QueryResult } from 'pg';

export interface Login {
  readonly role: string;
  readonly password: string;
}

/** Time limits of a process; they are set on the role, so that they also hold behind a connection pooler. */
const LIMITS = {
  manyhearts_app: { statement_timeout: '10s', lock_timeout: '5s', idle_in_transaction_session_timeout: '15s' },
  manyhearts_platform: { statement_timeout: '60s', lock_timeout: '10s', idle_in_transaction_session_timeout: '60s' },
} as const;

export type RoleName = keyof typeof LIMITS;

/** The login of an address, which has to be that role's. */
export function loginOf(variable: string, url: string, expected: RoleName): Login {
  if (!URL.canParse(url)) throw new Error(`${variable} is no address of a database`);
  const { username, password } = new URL(url);
  if (decoded(variable, username) !== expected) throw new Error(`${variable} has to log in as ${expected}`);
  return { role: expected, password: decoded(variable, password) };
}

function decoded(variable: string, part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error(`${variable} has a % that encodes nothing: write it as %25`);
  }
}

/**
 * Creates or updates both roles where the owner may, and fails with one sentence where it may not and they are missing.
 */
export async function ensureRoles(owner: Client, logins: readonly Login[]): Promise<void> {
  const { rows }: QueryResult<{ may: boolean; super: boolean }> = await owner.query(
    'select rolcreaterole or rolsuper as may, rolsuper as super from pg_roles where rolname = current_user',
  );
  for (const login of logins) {
    if (rows[0]?.may === true) await ensureRole(owner, login, rows[0].super);
    else await requireRole(owner, login.role);
  }
}

/** Takes away what everyone has by default; the roles get only what migrations grant. Database grants are not cloned. */
export async function closeDatabase(owner: Client): Promise<void> {
  await owner.query(`
    do $$ begin
      execute format('revoke all on database %I from public', current_database());
      execute format('grant connect on database %I to manyhearts_app, manyhearts_platform', current_database());
    end $$`);
}

async function ensureRole(owner: Client, { role, password }: Login, isSuperuser: boolean): Promise<void> {
  const name = owner.escapeIdentifier(role);
  if (!(await exists(owner, role))) await owner.query(`create role ${name}`);
  await owner.query(`alter role ${name} login noinherit password ${owner.escapeLiteral(password)}`);
  if (isSuperuser)
    await owner.query(`alter role ${name} nosuperuser nobypassrls noreplication nocreatedb nocreaterole`);
  for (const [setting, value] of Object.entries(LIMITS[role as RoleName]))
    await owner.query(`alter role ${name} set ${setting} = ${owner.escapeLiteral(value)}`);
  // Migrations also change rows, and forced row-level security applies to the owner of a table, too.
  if (role === 'manyhearts_platform' && !isSuperuser)
    await owner.query(`grant ${name} to current_user with inherit true`);
}

async function requireRole(owner: Client, role: string): Promise<void> {
  if (!(await exists(owner, role))) throw new Error(`the role ${role} is missing, and the owner may not create it`);
}

async function exists(owner: Client, role: string): Promise<boolean> {
  return (await owner.query('select from pg_roles where rolname = $1', [role])).rowCount === 1;
}
