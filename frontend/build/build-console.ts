import path from 'node:path';
import { buildBrowserApp } from './browser-app';
import { consoleFaults } from './console-limit';

const root = path.join(__dirname, '../..');

/** The staff's app: `dist/web/console`, one page and files named after their content. */
async function main(): Promise<void> {
  const loads = await buildBrowserApp(path.join(root, 'frontend/console'), path.join(root, 'dist/web/console'));
  const { first, largest } = loads;
  process.stdout.write(
    `first load of the console: ${first} bytes; largest screen: ${largest.name}, ${largest.bytes}\n`,
  );
  for (const fault of consoleFaults(loads)) {
    process.stderr.write(`error: ${fault}\n`);
    process.exitCode = 1;
  }
}

void main();
