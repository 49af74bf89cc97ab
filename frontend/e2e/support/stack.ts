import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** The environment variables of the stack's processes. */
export const STACK = JSON.parse(process.env['E2E_ENV'] ?? '{}') as NodeJS.ProcessEnv;

/** Queries the database of the stack with a role that row-level security does not restrict. */
export async function query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const database = new Client({ connectionString: STACK['DATABASE_PLATFORM_URL'] });
  await database.connect();
  try {
    return (await database.query<Row>(text, [...values])).rows;
  } finally {
    await database.end();
  }
}

/** The operator's command line, in a process of its own; answers what it says. */
export async function tenants(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const cli = ['dist/backend/src/entrypoints/cli.js', 'tenants', ...args];
  return (await run(process.execPath, cli, { env: { ...STACK, ...env } })).stdout;
}
