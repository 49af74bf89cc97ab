import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error';
import { runToEnd } from '../process/child';
import { type Log, complaintIn, silent } from '../process/log';
import { checkout } from '../state';
import { hashOf } from './build';

export interface Preparation {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  readonly print: (text: string) => void;
  /** Where the sandbox of payments is. */
  readonly paymentsUrl: string;
  /** Whether the demo has all its people, or the few of its files. */
  readonly withCast: boolean;
}

/** A slow machine seeds seven brands in a tenth of it. */
const limitMs = 180_000;

/** Roles, migrations and the demo's brands. */
export async function prepareDatabase(preparation: Preparation): Promise<void> {
  await run(preparation, 'migrate', ['dist/backend/src/entrypoints/migrate.js', 'up']);
  // Seeding does only what is not done yet, but to find that out costs a second of every start.
  const stamp = join(preparation.folder, 'seeded');
  const current = seedOf(preparation);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  preparation.print('preparing the demo brands …');
  const endpoints = join(preparation.folder, 'payment-endpoints.json');
  const how = [...(preparation.withCast ? ['--cast'] : []), '--payments', endpoints];
  await run(preparation, 'seed', ['dist/backend/src/entrypoints/cli.js', 'tenants', 'seed', ...how]);
  await tellEndpoints(preparation.paymentsUrl, endpoints);
  writeFileSync(stamp, current);
}

/** Stripe signs events with a secret for each address; the sandbox has to know both. */
async function tellEndpoints(paymentsUrl: string, file: string): Promise<void> {
  const endpoints = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object[]) : [];
  for (const endpoint of endpoints)
    await fetch(`${paymentsUrl}/_sandbox/webhook-endpoints`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(endpoint),
    });
}

function seedOf({ env, withCast }: Preparation): string {
  const { host, pathname } = new URL(env['DATABASE_OWNER_URL'] ?? '');
  // Our own server's port changes with every start; the data folder then tells which database it is.
  const database = process.env['DATABASE_URL'] === undefined ? '' : `${host}${pathname}`;
  const sources = hashOf([
    'tenants',
    'backend/src/entrypoints/cli',
    'backend/src/modules/tenants',
    'backend/src/modules/members',
    'backend/src/modules/payments',
  ]);
  return createHash('sha256').update(sources).update(database).update(String(withCast)).digest('hex');
}

async function run({ env, log }: Preparation, name: string, args: readonly string[]): Promise<void> {
  const onLine = log.sinkOf(name, silent);
  const { code, output } = await runToEnd({ command: process.execPath, args, cwd: checkout, env, onLine, limitMs });
  if (code === 0) return;
  const why = complaintIn(output.split('\n')) ?? 'it said nothing';
  throw new StartupError(`The database could not be prepared (${name}): ${why} (all of it: ${log.pathOf(name)}).`);
}
