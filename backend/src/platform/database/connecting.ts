import { setTimeout as pause } from 'node:timers/promises';

const STARTING_MS = 60_000;
const PAUSE_MS = 500;
/** SQLSTATE of a server that takes no connections yet: it starts, or recovers after a crash. */
const STARTING = '57P03';

/** Connects again and again while the server is starting or recovers, which ends by itself; at most for a minute. */
export async function onceStarted<T>(connect: () => Promise<T>): Promise<T> {
  const until = Date.now() + STARTING_MS;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if ((error as { code?: unknown }).code !== STARTING || Date.now() > until) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** One sentence for the operator; the cause keeps the rest. */
export function failureToConnect(variable: string, cause: unknown): Error {
  return new Error(`The database of ${variable} cannot be used: ${reasonOf(cause)}`, { cause });
}

/** Row-level security is only as good as the role: superusers, BYPASSRLS and owners of tables are not bound. */
export async function refuseUnboundRole(query: (text: string) => Promise<unknown>): Promise<void> {
  const rows = (await query(`
    select rolname from pg_roles where rolname = current_user
      and (rolsuper or rolbypassrls or exists (select from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p')))
  `)) as readonly { rolname: string }[];
  if (rows[0] !== undefined) throw new Error(`row-level security does not bind the role "${rows[0].rolname}"`);
}

function reasonOf(cause: unknown): string {
  // A host with several addresses fails with one error for each and no message of its own.
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
