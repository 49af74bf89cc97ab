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
