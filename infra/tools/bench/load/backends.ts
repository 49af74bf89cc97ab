import { type Client } from 'pg';

/** The database's processes that work for either: what row-level security costs there is paid by both. */
export async function backendsOf(watcher: Client, isBare: boolean): Promise<number[]> {
  const { rows } = await watcher.query<{ pid: number }>(
    "select pid from pg_stat_activity where usename = 'manyhearts_app' and pid <> pg_backend_pid() and application_name = $1",
    [isBare ? 'bare' : 'api'],
  );
  return rows.map(({ pid }) => pid);
}
