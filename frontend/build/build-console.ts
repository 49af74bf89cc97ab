import path from 'node:path';
import { buildBrowserApp } from './browser-app';
import { consoleFault } from './console-limit';

const root = path.join(__dirname, '../..');

/** The staff's app: `dist/web/console`, one page and files named after their content. */
async function main(): Promise<void> {
  const bytes = await buildBrowserApp(path.join(root, 'frontend/console'), path.join(root, 'dist/web/console'));
  process.stdout.write(`first load of the console: ${bytes} bytes\n`);
  const fault = consoleFault(bytes);
  if (fault === undefined) return;
  process.stderr.write(`error: ${fault}\n`);
  process.exitCode = 1;
}

void main();
