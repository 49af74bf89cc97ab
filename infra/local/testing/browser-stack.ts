import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, findBrowser } from '../services/browser';
import { startStack } from '../stack';
import { stateFolder } from '../state';

/**
 * Playwright's global setup: a stack of its own for the browser tests, or the one that E2E_EDGE_PORT names. The tests
 * find in the environment: E2E_EDGE_PORT, E2E_INBOX_URL (the inbox's api) and E2E_ENV (JSON: what the processes got, for
 * running the command line).
 */
export default async function browserStack(): Promise<() => Promise<void>> {
  if (process.env['E2E_EDGE_PORT'] !== undefined) return () => Promise.resolve();
  const browser = findBrowser();
  const logFolder = join(stateFolder(), 'logs/browser-tests');
  rmSync(logFolder, { recursive: true, force: true });
  const stack = await startStack({
    logFolder,
    inMemory: true,
    // Pushes go to a service of the tests.
    env: { PSEUDO_LOCALE: 'true', NODE_ENV: 'test', REQUESTS_TO_LOOPBACK: 'yes', ...pictures(browser) },
    print: (text) => {
      process.stdout.write(`${text}\n`);
    },
  });
  process.env['E2E_EDGE_PORT'] = String(stack.edgePort);
  process.env['E2E_INBOX_URL'] = stack.inbox?.url;
  process.env['E2E_ENV'] = JSON.stringify(stack.env);
  return stack.stop;
}

/** Workers make pictures of pages with the tests' browser, unless it takes libraries of its own. */
const pictures = ({ executablePath, env }: Browser): NodeJS.ProcessEnv =>
  env['LD_LIBRARY_PATH'] === process.env['LD_LIBRARY_PATH'] ? { CHROMIUM_PATH: executablePath } : {};
