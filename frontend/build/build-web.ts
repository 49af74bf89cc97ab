import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withCompileHint } from './compile-hint';
import { compressFolder } from './compress-folder';
import { largestPages, sizeFaults } from './script-limits';
import { readStartScripts, type StartScripts } from './start-scripts';

const root = path.join(__dirname, '../..');
const nextDir = path.join(root, 'frontend/.next');
const staticDir = path.join(nextDir, 'static');
const previousDir = path.join(root, 'dist/web/previous-static');

/** Tabs opened under the build before still ask for its files. Only one build back: older tabs load anew. */
async function keepPrevious(): Promise<void> {
  if (!existsSync(staticDir)) return;
  await rm(previousDir, { recursive: true, force: true });
  await cp(staticDir, previousDir, { recursive: true });
}

function buildPages(): void {
  const next = require.resolve('next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  // In its own folder, as the server later runs it: Next writes paths down relative to where it stands.
  const cwd = path.join(root, 'frontend');
  const { status } = spawnSync(process.execPath, [next, 'build'], { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

async function hintCompilation({ shared }: StartScripts): Promise<void> {
  for (const name of shared) {
    const file = path.join(nextDir, name);
    await writeFile(file, withCompileHint(await readFile(file, 'utf8')));
  }
}

/** Fails the build where a kind of page starts with more script than it may. */
async function limitScripts({ routes }: StartScripts): Promise<void> {
  const sizeOf = async (name: string): Promise<number> => (await stat(path.join(nextDir, `${name}.br`))).size;
  const sizes = await Promise.all(
    [...routes].map(async ([route, names]) => {
      const bytes = await Promise.all(names.map(sizeOf));
      return [route, bytes.reduce((sum, one) => sum + one, 0)] as const;
    }),
  );
  const largest = largestPages(new Map(sizes));
  for (const { name, bytes, most } of largest)
    process.stdout.write(`scripts of a ${name} page: ${bytes} bytes of ${most}\n`);
  const faults = sizeFaults(largest);
  for (const fault of faults) process.stderr.write(`error: ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  await keepPrevious();
  buildPages();
  const scripts = await readStartScripts(nextDir);
  await hintCompilation(scripts);
  await compressFolder(staticDir);
  await limitScripts(scripts);
}

void main();
