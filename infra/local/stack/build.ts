import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error';
import { runToEnd } from '../process/child';
import { type Log, complaintIn, silent } from '../process/log';
import { checkout, forgetProcess, recordProcess, recordedProcess, stateFolder } from '../state';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Files and folders of the checkout; a change in any makes the step stale. */
  readonly sources: readonly string[];
  /** Missing ones make the step stale, too. */
  readonly outputs: readonly string[];
}

const node = process.execPath;
const nest = ['node_modules/@nestjs/cli/bin/nest.js', 'build'];
const tsx = ['--import', 'tsx'];

export const apiStep: Step = {
  name: 'api',
  command: [node, ...nest],
  sources: ['backend/src', 'contract', 'nest-cli.json', '.swcrc', 'tsconfig.json'],
  outputs: ['dist/backend/src/entrypoints/api.js'],
};

export const webServerStep: Step = {
  name: 'web-server',
  command: [node, ...tsx, 'frontend/build/build-web-server.ts'],
  sources: [
    'contract',
    ...['server', 'site', 'lib', 'locales', 'build', 'worker', 'components/art'].map((name) => `frontend/${name}`),
  ],
  outputs: ['dist/web/main.js', 'dist/web/sw.js'],
};

const dataStep: Step = {
  name: 'data',
  command: [node, ...tsx, 'infra/data/main.ts'],
  sources: ['infra/data', 'backend/src/modules/members/places'],
  outputs: ['dist/data/places.bin', 'dist/data/regions.json'],
};

const fontStep: Step = {
  name: 'fonts',
  command: [node, ...tsx, 'frontend/fonts/build-fonts.ts'],
  sources: ['frontend/fonts/build-fonts.ts', 'frontend/fonts/characters.ts'],
  outputs: ['dist/web/fonts'],
};

/** Tests, and what a build writes. */
const never = new Set(['node_modules', '.next', 'e2e', 'tsconfig.tsbuildinfo', 'next-env.d.ts']);

const pagesStep: Step = {
  name: 'web',
  command: [node, ...tsx, 'frontend/build/build-web.ts'],
  sources: [
    'contract',
    // The console is built by itself.
    ...readdirSync(join(checkout, 'frontend'))
      .filter((name) => name !== 'console' && !never.has(name))
      .map((name) => `frontend/${name}`),
  ],
  outputs: ['frontend/.next/BUILD_ID'],
};

export const consoleStep: Step = {
  name: 'console',
  command: [node, ...tsx, 'frontend/build/build-console.ts'],
  sources: ['contract', ...['console', 'site', 'lib', 'components/ui', 'build'].map((name) => `frontend/${name}`)],
  outputs: ['dist/web/console/index.html'],
};

/** The build steps of each mode, in rounds: the steps of a round run in parallel. */
const rounds = {
  production: [[apiStep, webServerStep, dataStep, fontStep, consoleStep], [pagesStep]],
  development: [[apiStep, webServerStep, dataStep, fontStep, consoleStep]],
  'command line': [[apiStep]],
} as const;

/** Builds what is missing or older than its sources. Runs in the same checkout wait for each other. */
export async function buildStale(mode: keyof typeof rounds, log: Log, notice: (text: string) => void): Promise<void> {
  await alone(async () => {
    for (const round of rounds[mode]) await Promise.all(round.map((step) => buildStep(step, log, notice)));
  });
}

/** A hash over the content of files and folders of the checkout, tests left out. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(`${path}\0`).update(readFileSync(join(checkout, path)));
  return hash.digest('hex');
}

async function buildStep(step: Step, log: Log, notice: (text: string) => void): Promise<void> {
  const stamps = join(checkout, 'dist/.stamps');
  const stamp = join(stamps, step.name);
  const current = hashOf([...step.sources, 'package-lock.json']);
  const isBuilt = step.outputs.every((output) => existsSync(join(checkout, output)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  notice(`building ${step.name} …`);
  const [command = node, ...args] = step.command;
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const onLine = log.sinkOf('build', silent);
  const { code, output } = await runToEnd({ command, args, cwd: checkout, env, onLine });
  if (code !== 0) {
    const why = complaintIn(output.split('\n')) ?? 'it said nothing';
    throw new StartupError(`The ${step.name} could not be built: ${why} (all of it: ${log.pathOf('build')}).`);
  }
  // Not what the sources are now: they may have changed during the build.
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, current);
}

function filesIn(path: string): string[] {
  const stat = statSync(join(checkout, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [path];
  return readdirSync(join(checkout, path))
    .filter((name) => !never.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

async function alone(work: () => Promise<void>): Promise<void> {
  const folder = join(stateFolder(), 'build');
  for (;;) {
    const other = recordedProcess(folder, 'owner');
    if (other === undefined || other === process.pid) break;
    await pause(100);
  }
  recordProcess(folder, 'owner', process.pid);
  try {
    await work();
  } finally {
    forgetProcess(folder, 'owner');
  }
}
