import { readFileSync } from 'node:fs';

/** What a runner counted. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Reads what the runner counted; without one the step itself is one check. */
  readonly count?: (report: string) => Count;
}

const node = process.execPath;
// A test that failed half-way may leave a server open: the run ends all the same.
const jestCli = [node, 'node_modules/jest/bin/jest.js', '--json', '--forceExit'];

/** The table of contents of `npm test`. `report` is where a runner leaves what it counted. */
export function stepsFor(report: string): readonly Step[] {
  const jestStep = { count: countJest, env: { NODE_ENV: 'test' } };
  return [
    { name: 'lint', title: 'format and lint rules', command: ['npm', 'run', '--silent', 'lint'] },
    { name: 'types', title: 'types', command: ['npm', 'run', '--silent', 'types'] },
    { name: 'gates', title: 'arrows, dead code and house rules', command: ['npm', 'run', '--silent', 'gates'] },
    {
      ...{ name: 'unit', title: 'unit tests', ...jestStep },
      command: [...jestCli, '--selectProjects=unit', `--outputFile=${report}`],
    },
    // Integration tests of the web run what production runs.
    { name: 'build', title: 'build', command: [node, '--import', 'tsx', 'infra/local/build.ts'] },
    {
      ...{ name: 'integration', title: 'integration tests with PostgreSQL and Redis', ...jestStep },
      command: [...jestCli, '--selectProjects=integration', `--outputFile=${report}`],
    },
    {
      ...{ name: 'browser', title: 'browser tests', count: countPlaywright },
      command: [node, 'node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  ];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

function countJest(report: string): Count {
  const counted = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  return { passed: counted.numPassedTests, failed: counted.numFailedTests + counted.numRuntimeErrorTestSuites };
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

function countPlaywright(report: string): Count {
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
