import { type Connection } from '../../platform/database';
import { type Actor } from './actor';

const LOCK = `select pg_advisory_xact_lock(hashtextextended($1 || ' ' || who, $2)) from unnest($3::text[]) who`;

/**
 * Has acts of one kind at a tenant come one after the other until the transaction ends, where the same people are behind them,
 * by whichever account. Lock nothing before.
 */
export async function lockActor(
  connection: Connection,
  kind: string,
  tenantId: number,
  { email, people }: Pick<Actor, 'email' | 'people'>,
): Promise<void> {
  await connection.query(LOCK, [kind, tenantId, [email, ...(people?.ids ?? []).map(String)].toSorted()]);
}
