import { type PlatformConnection, type RowOf } from '../../platform/database';
import { type Actor, audit } from '../tenants';
import { OperatorNeeded, WaveNotFound, WaveStateRefused } from './errors';
import { type WaveState } from './names';
import { tellOperators } from './mails/stop-mails';
import { FLEET_TABLES } from './tables';

export type WaveRow = Readonly<RowOf<typeof FLEET_TABLES.fleet_wave>>;
export type WaveBrandRow = Readonly<RowOf<typeof FLEET_TABLES.fleet_wave_brand>>;

/** Locks a wave against all other acts; refuses unless it is in one of the states. */
export async function lockWave(
  connection: PlatformConnection,
  id: string,
  states: readonly WaveState[],
): Promise<WaveRow> {
  const wave = await connection
    .repository(FLEET_TABLES.fleet_wave)
    .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!wave) throw new WaveNotFound();
  if (!states.includes(wave.state)) throw new WaveStateRefused(wave.state);
  return wave;
}

/** Whether a brand may be changed now: keeps the wave in its state until the end of the transaction. */
export async function staysIn(connection: PlatformConnection, wave: string, state: WaveState): Promise<boolean> {
  const rows = await connection.query('select 1 from fleet_wave where id = $1 and state = $2 for share', [wave, state]);
  return rows.length > 0;
}

/** The person whose name a worker acts in, as long as they are an operator. */
export async function operatorNamed(connection: PlatformConnection, email: string | null): Promise<Actor> {
  const rows = await connection.query(
    "select 1 from staff where email = $1 and role = 'operator' and disabled_at is null",
    [email],
  );
  if (email === null || rows.length === 0) throw new OperatorNeeded();
  return { email, role: 'operator' };
}

/** The words that name a wave in the reasons of revisions and in the audit. */
export const nameOf = ({ id, reason }: Pick<WaveRow, 'id' | 'reason'>): string => `Wave ${id.slice(0, 8)}: ${reason}`;
export const subjectOf = (id: string): string => `wave ${id}`;

/** The reason that mails give where a person's change of role has ended a wave. */
export const NO_OPERATOR = 'a person in whose name it acts is no operator any more.';

/** The name in the audit of what no person did. */
export const WATCH = { email: 'wave watch' };

/**
 * Stops a wave by itself, if it is still in the state that it was seen in, and has those mailed who may act on it.
 * `words` are the reason without a person's name.
 */
export async function haltWave(
  connection: PlatformConnection,
  { id, state }: Pick<WaveRow, 'id' | 'state'>,
  reason: string,
  words = reason,
): Promise<void> {
  const stopped = await connection.execute(
    `update fleet_wave set state = 'stopped', stopped_by = null, stop_reason = $3, stopped_at = now(), watch_until = null
     where id = $1 and state = $2`,
    [id, state, reason],
  );
  if (stopped === 0) return;
  await audit(connection, WATCH, {
    action: 'wave.stopped',
    tenantId: null,
    subject: subjectOf(id),
    details: { reason },
  });
  await tellOperators(connection, id, words);
}
