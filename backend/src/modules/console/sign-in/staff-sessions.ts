import { Injectable } from '@nestjs/common';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type PlatformConnection, PlatformDatabase, type RowOf } from '../../../platform/database';
import { type StaffIdentity } from '../../../platform/http';
import { StaffSessionNotFound } from '../errors';
import { PEOPLE } from '../staff/staff-standing';
import { CONSOLE_TABLES } from '../tables';

/** Seconds. */
export const SESSION_AGE = { half: 10 * 60, full: 12 * 60 * 60 } as const;
export const IDLE_SECONDS = 30 * 60;
const IDLE = `interval '${IDLE_SECONDS} seconds'`;
/** How long a second factor counts as just given. */
const STEP_UP = "interval '5 minutes'";

export type Stage = keyof typeof SESSION_AGE;

type Stored = Readonly<RowOf<typeof CONSOLE_TABLES.staff_session>>;
export type OwnSession = Pick<Stored, 'id' | 'device' | 'created_at' | 'seen_at' | 'expires_at'>;

/**
 * SQL: the identity that a session behind both factors, the hash of whose token is $1, belongs to. Being asked keeps it from going
 * idle; a write a minute is enough to know.
 */
export const WHOSE_SESSION = `
  with live as (
    select id, staff_id, seen_at, expires_at, second_factor_at from staff_session where token_hash = $1 and stage = 'full'
      and expires_at > now() and seen_at > now() - ${IDLE}
  ), seen as (
    update staff_session s set seen_at = now() from live
    where s.id = live.id and live.seen_at < now() - interval '1 minute'
  )
  select p.id, p.email, p.name, p.role, live.id as session, live.expires_at as "sessionEnds",
    live.second_factor_at + ${STEP_UP} as "secondFactorUntil", ${PEOPLE}
  from live join staff p on p.id = live.staff_id
  where p.disabled_at is null`;

/** Waits for nobody: whoever signs in at this moment holds the session that theirs replaces, and comes here next as well. */
const FORGET_OVER = `
  delete from staff_session s using (
    select token_hash from staff_session where expires_at < now() for update skip locked
  ) as over where s.token_hash = over.token_hash`;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The sessions of staff. Only the hash of a token is stored. */
@Injectable()
export class StaffSessions {
  constructor(private readonly platform: PlatformDatabase) {}

  /** Whose password was right a moment ago. */
  async half(token: string): Promise<StaffIdentity | undefined> {
    const [row] = await this.platform.query<StaffIdentity>(
      `select p.id, p.email, p.name, p.role, s.id as session, ${PEOPLE} from staff_session s join staff p on p.id = s.staff_id
       where s.token_hash = $1 and s.stage = 'half' and s.expires_at > now() and p.disabled_at is null`,
      [hashOf(token)],
    );
    return row;
  }

  /** A new session with a token that nobody could know before. What is over goes. */
  async open(connection: PlatformConnection, staffId: number, stage: Stage, device: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await connection.query(FORGET_OVER);
    await connection.query(
      `insert into staff_session (token_hash, id, staff_id, stage, device, expires_at, second_factor_at)
       values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), case when $4 = 'full' then now() end)`,
      [hashOf(token), randomUUID(), staffId, stage, device, SESSION_AGE[stage]],
    );
    return token;
  }

  /** Answers until when the second factor of this session counts as just given. */
  async stepUp(connection: PlatformConnection, session: string): Promise<Date> {
    const [row] = await connection.query<{ until: Date }>(
      `update staff_session set second_factor_at = now() where id = $1 returning second_factor_at + ${STEP_UP} as until`,
      [session],
    );
    if (!row) throw new StaffSessionNotFound();
    return row.until;
  }

  async end(connection: PlatformConnection, token: string): Promise<void> {
    await connection.repository(CONSOLE_TABLES.staff_session).delete({ token_hash: hashOf(token) });
  }

  list(staffId: number): Promise<OwnSession[]> {
    return this.platform.query<OwnSession>(
      `select id, device, created_at, seen_at, expires_at from staff_session
       where staff_id = $1 and stage = 'full' and expires_at > now() and seen_at > now() - ${IDLE} order by seen_at desc`,
      [staffId],
    );
  }

  /** Whether there was such a session of this person. */
  async endOwn(connection: PlatformConnection, staffId: number, session: string): Promise<boolean> {
    const { affected } = await connection
      .repository(CONSOLE_TABLES.staff_session)
      .delete({ staff_id: staffId, id: session });
    return (affected ?? 0) > 0;
  }
}

/**
 * Holds somebody's account for the rest of the transaction. Answers whether they are still here and their session is open: both
 * may have ended since the request was let in.
 */
export async function holdSession(
  connection: PlatformConnection,
  {
    staffId,
    session,
    stage,
  }: { readonly staffId: number; readonly session: string | undefined; readonly stage: Stage },
): Promise<boolean> {
  const held = await connection.query('select from staff where id = $1 and disabled_at is null for update', [staffId]);
  // A statement of its own sees what ended while the first one waited.
  const open = await connection.query(
    'select from staff_session where staff_id = $1 and id = $2 and stage = $3 and expires_at > now()',
    [staffId, session, stage],
  );
  return held.length === 1 && open.length === 1;
}

/** In the transaction of what changes who somebody is or what they may do. */
export async function endSessionsOf(connection: PlatformConnection, staffId: number): Promise<void> {
  await connection.repository(CONSOLE_TABLES.staff_session).delete({ staff_id: staffId });
}
