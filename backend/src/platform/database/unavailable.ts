import { QueryFailedError } from 'typeorm';
import { DependencyTimeout, isNetworkFailure } from '../dependencies';

/**
 * Classes of SQLSTATE: 08 connection, 40 the transaction lost against another one, 53 disk, memory or connections are used
 * up, 58 the disk fails. Then the server shuts down, has crashed or is starting (57P01 to 57P05), a statement took too long
 * (57014), a lock (55P03), a transaction's pause (25P03, 25P04), a name was lost (26000, 42P05).
 */
const SQLSTATE = /^(?:08|40|53|58|57P0|57014|55P03|25P0[34]|26000|42P05)/;
/** Messages of pg and its pool that carry no code. */
const LOST =
  /^(?:timeout exceeded when trying to connect|connection terminated|client (?:was closed|has encountered)|cannot use a pool)/i;
/** Prepared statements are outdated after a migration; outside transactions the pipeline repeats them by itself. */
const OUTDATED = /^cached plan must not change result type|^the statement's columns have changed/;

/** Whether a statement failed because the database could not be used just now: the same may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // Repositories of the tenant's rows wrap what the connection says.
  if (error instanceof QueryFailedError) return isDatabaseUnavailable(error.driverError);
  if (error instanceof DependencyTimeout) return error.dependency === 'database';
  if (isNetworkFailure(error)) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && SQLSTATE.test(code)) return true;
  return LOST.test(error.message) || OUTDATED.test(error.message);
}
