import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reloadOnChange } from './dev/reload';
import { StartupError, explain } from './startup-error';
import { drawPortraits } from './portraits';
import { type Stack, startStack } from './stack';
import { forgetProcess, killRecorded, recordProcess, recordedProcess, stateFolder } from './state';
import { welcome } from './welcome';

const usage = 'Usage: npm start [-- --fresh], or npm run dev. PORT chooses another port than 8080.';

async function main(): Promise<void> {
  const { fresh, dev } = options();
  const folder = stateFolder();
  claim(folder);
  if (fresh) begin(folder);
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A second signal ends the process at once, without a graceful stop.
      if (ending.signal.aborted) process.exit(1);
      say('ending …');
      ending.abort();
    });
  }
  try {
    const started = Date.now();
    const stack = await startStack({
      ...place(),
      folder,
      mode: dev ? 'development' : 'production',
      withCast: true,
      print: say,
      signal: ending.signal,
    });
    tellCommandLine(folder, stack);
    say(await welcome(stack, Date.now() - started));
    drawPortraits(stack, say).catch((error: unknown) => {
      say(explain(error));
    });
    await keepUntil(ending.signal, stack, dev);
  } catch (error) {
    // Errors caused by the requested end are not failures.
    if (!ending.signal.aborted) throw error;
  } finally {
    forgetProcess(folder, 'runner');
    rmSync(join(folder, 'environment.json'), { force: true });
  }
}

async function keepUntil(signal: AbortSignal, stack: Stack, dev: boolean): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => {
      resolve();
    });
  });
  const reload = dev ? reloadOnChange(stack, say) : undefined;
  try {
    await Promise.race([ended, stack.failed]);
  } finally {
    await reload?.close();
    await stack.stop();
  }
}

function options(): { fresh: boolean; dev: boolean } {
  try {
    const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, dev: { type: 'boolean' } } });
    return { fresh: values.fresh ?? false, dev: values.dev ?? false };
  } catch {
    throw new StartupError(usage);
  }
}

/** Reads ports and the addresses of services that already run from the environment. */
function place(): Pick<Parameters<typeof startStack>[0] & object, 'edgePort' | 'edgeAddresses' | 'others'> {
  const { PORT = '8080', EDGE_ADDRESS, DATABASE_URL, REDIS_URL, SMTP_URL } = process.env;
  const edgePort = Number(PORT);
  if (!Number.isInteger(edgePort) || edgePort < 1 || edgePort > 65535)
    throw new StartupError(`PORT is "${PORT}", not a port.`);
  return {
    edgePort,
    edgeAddresses: EDGE_ADDRESS === undefined ? undefined : [EDGE_ADDRESS],
    others: { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, smtpUrl: SMTP_URL },
  };
}

/** Tells `npm run tenants` and `npm run staff` what runs here. The file holds passwords: for its owner only. */
function tellCommandLine(folder: string, { env }: Stack): void {
  const wanted = [
    'DATABASE_URL',
    'DATABASE_PLATFORM_URL',
    'REDIS_URL',
    'SMTP_URL',
    'STRIPE_API_URL',
    'MOLLIE_API_URL',
    'FLEXPAY_API_URL',
    'FLEXPAY_PAGES_URL',
    'SMS_API_URL',
    'SMS_ACCESS_KEY_ID',
    'SMS_SECRET_ACCESS_KEY',
    'STORAGE',
    'SECRET_KEY',
    'DATA_KEY',
    'PUBLIC_PROTOCOL',
    'PUBLIC_PORT',
  ];
  const told = Object.fromEntries(wanted.map((name) => [name, env[name]]));
  writeFileSync(join(folder, 'environment.json'), JSON.stringify(told), { mode: 0o600 });
}

/** One runner a checkout; what an earlier one that was killed left running is ended first. */
function claim(folder: string): void {
  const other = recordedProcess(folder, 'runner');
  if (other !== undefined)
    throw new StartupError(`This checkout is already running (process ${other}); end that one first.`);
  const left = killRecorded(folder);
  if (left.length > 0) say(`ended what an interrupted run had left: ${left.join(', ')}`);
  recordProcess(folder, 'runner', process.pid);
}

/** Data goes; programs that were fetched and logs stay. */
function begin(folder: string): void {
  if (process.env['DATABASE_URL'] !== undefined)
    throw new StartupError('--fresh does not empty the database of DATABASE_URL; do that yourself.');
  for (const name of ['postgres', 'redis', 'files', 'mails', 'payments', 'secrets.json', 'seeded', 'drawn']) {
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
  mkdirSync(folder, { recursive: true });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

// A terminal that is gone must not keep the children from being ended.
process.stdout.on('error', () => undefined);

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
