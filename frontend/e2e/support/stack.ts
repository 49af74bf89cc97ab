import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Pool, type PoolClient } from 'pg';

const run = promisify(execFile);

/** The environment variables of the stack's processes. */
export const STACK = JSON.parse(process.env['E2E_ENV'] ?? '{}') as NodeJS.ProcessEnv;

/** One for each worker; it keeps no worker from ending. */
const database = new Pool({ connectionString: STACK['DATABASE_PLATFORM_URL'], max: 4, allowExitOnIdle: true });
// An idle connection that ends is replaced when one is asked for.
database.on('error', () => undefined);

/** Queries the database of the stack with a role that row-level security does not restrict. */
export async function query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
  return (await database.query<Row>(text, [...values])).rows;
}

/** The same for statements that take effect together or not at all. */
export async function transaction(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The operator's command line, in a process of its own; answers what it says. */
export async function tenants(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const cli = ['dist/backend/src/entrypoints/cli.js', 'tenants', ...args];
  return (await run(process.execPath, cli, { env: { ...STACK, ...env } })).stdout;
}
