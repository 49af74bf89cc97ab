import { runCLI } from 'jest';
import { join } from 'node:path';
import Redis from 'ioredis';
import { type Outcome, type Trial } from './trial';

/*
 * Runs test files on code that holds all mutants, one of which is switched on at a time. A process of its own, since a
 * mutant may never come back.
 */
const CONFIG = join(__dirname, 'jest/jest.config.cjs');
const SHARED = [
  require.resolve('../support/jest/shared-runtime.cjs'),
  require.resolve('../support/jest/shared-environment.cjs'),
];
const ENVIRONMENT = require.resolve('./jest/mutating-environment.cjs');

let active: string | undefined;
let reached = new Set<string>();
/** The static mutant that the loaded code has in it. */
let loaded: string | undefined;

Object.assign(globalThis, {
  __mutant: (id: string): boolean => {
    reached.add(id);
    return id === active;
  },
});

async function run({ mutant, isStatic, tests }: Trial): Promise<Outcome> {
  const started = Date.now();
  active = mutant;
  reached = new Set();
  const isUnit = tests.every((test) => test.endsWith('.unit.test.ts'));
  loadAnew(isStatic ? mutant : undefined);
  if (!isUnit) await emptyRedis();
  const { results } = await runCLI(
    {
      ...{ $0: '', _: [...tests], config: CONFIG, selectProjects: [isUnit ? 'unit' : 'integration'] },
      ...{ runTestsByPath: true, runInBand: true, silent: true, coverage: false },
    },
    [CONFIG],
  );
  const failed = results.testResults
    .flatMap(({ testResults }) => testResults)
    .find(({ status }) => status === 'failed');
  const crashed = results.testResults.find(({ testExecError }) => testExecError)?.testExecError;
  const by = failed?.fullName ?? crashed?.message ?? (results.numTotalTestSuites === 0 ? 'no tests' : '');
  return {
    isGreen: results.success && results.numPassedTests > 0,
    by,
    reached: [...reached],
    ms: Date.now() - started,
  };
}

/** Code is kept between files of tests; a static mutant needs it loaded again, and so does what comes after. */
function loadAnew(mutant: string | undefined): void {
  if (mutant === loaded) return;
  for (const path of [...SHARED, ENVIRONMENT]) Reflect.deleteProperty(require.cache, path);
  loaded = mutant;
}

/** Limits and counts of the trial before would be met again. */
async function emptyRedis(): Promise<void> {
  const redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
  await redis.flushall();
  await redis.quit();
}

process.on('message', (trial: Trial) => {
  run(trial).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.({ isGreen: false, by: String(error), reached: [], ms: 0 } satisfies Outcome),
  );
});
process.on('disconnect', () => process.exit());
// A promise that a mutant lets fail unheard belongs to its trial, not to the worker.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);
