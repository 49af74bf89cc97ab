import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startThrowaway } from '../../../../infra/local/services/throwaway';
import { type Mutation } from './mutation';
import { MUTATIONS } from './mutations';

/*
 * Breaks one line at a time in a copy of the project and expects the matching tests to fail. `npm run test:mutations:pipeline`,
 * or `npm run test:mutations:pipeline -- pool` for those whose name holds the word.
 */
const ROOT = join(__dirname, '../../../..');
const COPY = join(ROOT, '.local/mutations');
const COPIED = ['.swcrc', 'backend/src/platform', 'backend/test/support', 'backend/test/gates', 'migrations'];
/** Without the project's global setup: the services run already, for all mutants together. */
const JEST_CONFIG = `module.exports = { rootDir: __dirname, testEnvironment: 'node', transform: { '^.+\\\\.tsx?$': '@swc/jest' } };`;
/** A mutant that hangs is one that shows. */
const HANGS_AFTER_MS = 60_000;

interface Verdict {
  readonly red: boolean;
  /** The first test that noticed. */
  readonly by: string;
}

async function main(): Promise<void> {
  const [word = ''] = process.argv.slice(2);
  const chosen = MUTATIONS.filter(({ name }) => name.includes(word));
  const services = await startThrowaway();
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => interruption.abort());
  try {
    copyProject();
    const env = { ...process.env, TEST_POSTGRES_URL: services.postgres.url, TEST_REDIS_URL: services.redis.url };
    await expectGreen([...new Set(chosen.map(({ test }) => test))], env);
    const survivors: string[] = [];
    for (const mutation of chosen) {
      interruption.signal.throwIfAborted();
      const { red, by } = await tried(mutation, env);
      say(`${red ? 'killed  ' : 'SURVIVED'}  ${mutation.name.padEnd(62)}  ${by}`);
      if (!red) survivors.push(mutation.name);
    }
    say(`${chosen.length - survivors.length} of ${chosen.length} killed`);
    if (survivors.length > 0 || chosen.length === 0) process.exitCode = 1;
  } finally {
    await services.stop();
    rmSync(COPY, { recursive: true, force: true });
  }
}

function copyProject(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const path of COPIED) cpSync(join(ROOT, path), join(COPY, path), { recursive: true });
  writeFileSync(join(COPY, 'jest.config.cjs'), JEST_CONFIG);
}

/** Red proves nothing where green is not to be had. */
async function expectGreen(tests: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  for (const test of tests) {
    const { red, by } = await runTest(test, env);
    if (red) throw new Error(`${test} is red without any mutation: ${by}`);
  }
}

async function tried({ file, find, replace, test }: Mutation, env: NodeJS.ProcessEnv): Promise<Verdict> {
  const path = join(COPY, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(find).length !== 2) throw new Error(`${file}: "${find}" does not stand there exactly once`);
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  try {
    return await runTest(test, env);
  } finally {
    writeFileSync(path, sound);
  }
}

async function runTest(test: string, env: NodeJS.ProcessEnv): Promise<Verdict> {
  const report = join(COPY, 'report.json');
  rmSync(report, { force: true });
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const options = ['--bail', '--forceExit', '--json', `--outputFile=${report}`];
  const child = spawn(process.execPath, [jest, ...options, '--runTestsByPath', join(COPY, test)], {
    cwd: COPY,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  const hanging = setTimeout(() => child.kill('SIGKILL'), HANGS_AFTER_MS);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(hanging);
  if (code === 0) return { red: false, by: '' };
  return { red: true, by: firstFailure(report) ?? (code === null ? 'it hung' : output.trim()) };
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function firstFailure(report: string): string | undefined {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed')
      ?.fullName;
  } catch {
    return undefined;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

void main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
