import { createHash, randomBytes } from 'node:crypto';
import { type PlatformConnection } from '../../../platform/database';
import { type Actor, audit } from '../../tenants';
import { StaffExists, StaffNotFound } from '../errors';
import { CONSOLE_TABLES } from '../tables';
import { withMakers } from './staff-standing';

export const TOKEN_DAYS = 90;

export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: Actor['role'];
  readonly tenantIds: readonly number[];
  /** Whether a program has the account. */
  readonly machine: boolean;
}

export interface IssuedToken {
  /** Told this once. */
  readonly token: string;
  readonly expires_at: Date;
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Stores an account whose makers are the actor and everybody who controls the actor's. Answers its id. */
export async function insertStaff(connection: PlatformConnection, staff: NewStaff, actor: Actor): Promise<number> {
  const { email, name, role, tenantIds, machine } = staff;
  const [row] = await connection.query<{ id: number }>(
    `insert into staff (email, name, role, created_by, held_by, held_by_unknown, machine)
     values (lower($1), $2, $3, ${withMakers('$4')}, ${withMakers('$4')}, $5, $6) on conflict (email) do nothing returning id`,
    [email, name, role, actor.people?.ids ?? [], !actor.people?.areAll, machine],
  );
  if (!row) throw new StaffExists();
  await connection
    .repository(CONSOLE_TABLES.staff_tenant)
    .insert(tenantIds.map((tenantId) => ({ staff_id: row.id, tenant_id: tenantId })));
  await audit(connection, actor, {
    action: machine ? 'staff.machine_added' : 'staff.added',
    tenantId: null,
    subject: email,
    details: { role, tenants: tenantIds },
  });
  return row.id;
}

interface TokenWish {
  readonly staffId: number;
  /** The address of the account. */
  readonly subject: string;
  readonly label: string;
}

/** Makes a token of which only the hash is kept. */
export async function insertToken(
  connection: PlatformConnection,
  { staffId, subject, label }: TokenWish,
  actor: Pick<Actor, 'email'>,
): Promise<IssuedToken> {
  const token = randomBytes(32).toString('base64url');
  const [row] = await connection.query<{ expires_at: Date }>(
    `insert into staff_token (hash, staff_id, label, expires_at)
     select $1, id, $3, now() + make_interval(days => $4) from staff where id = $2 and disabled_at is null
     returning expires_at`,
    [hashOfToken(token), staffId, label, TOKEN_DAYS],
  );
  if (!row) throw new StaffNotFound();
  await audit(connection, actor, { action: 'staff.token_issued', tenantId: null, subject, details: { label } });
  return { token, expires_at: row.expires_at };
}
