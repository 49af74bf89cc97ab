import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain } from './startup-error';
import { openLog } from './process/log';
import { buildStale } from './stack/build';
import { checkout, stateFolder } from './state';

/**
 * Runs the backend's command line against what the environment names (DATABASE_URL …), else against what
 * `npm start` has running in this checkout.
 */
async function main(): Promise<void> {
  const folder = stateFolder();
  const log = openLog(join(folder, 'logs'), console.error);
  await buildStale('command line', log, console.error);
  await log.close();
  const file = join(folder, 'environment.json');
  const running = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as NodeJS.ProcessEnv) : {};
  const script = join(checkout, 'dist/backend/src/entrypoints/cli.js');
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...running, ...process.env },
  });
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
