import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The numbers of checks that a runner counted. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Each text names a check that failed and says how. */
  readonly failures: readonly string[];
}

export interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Has to have run before; once, also where several steps want it. */
  readonly before?: readonly string[];
  /** Uses every core by itself: nothing runs beside it. */
  readonly isWide?: boolean;
  /** The file in which the runner leaves its counts. */
  readonly report?: string;
  /** Reads what the runner counted; without one the step itself is one check. */
  readonly count?: (report: string) => Count;
}

const node = process.execPath;
// A test that failed half-way may leave a server open: the run ends all the same.
const jestCli = [node, 'node_modules/jest/bin/jest.js', '--json', '--forceExit'];

const npm = (script: string): readonly string[] => ['npm', 'run', '--silent', script];

/** The table of contents of `npm test`. Runners leave what they counted in the folder. */
export function stepsFor(folder: string): readonly Step[] {
  const jestStep = (name: string): Omit<Step, 'title'> => {
    const report = join(folder, `${name}.json`);
    const command = [...jestCli, `--selectProjects=${name}`, `--outputFile=${report}`];
    return { name, command, report, count: countJest, env: { NODE_ENV: 'test' } };
  };
  const browserReport = join(folder, 'browser.json');
  return [
    // Side by side, and for both the routes of the pages need their types.
    { name: 'lint', title: 'format and lint rules', before: npm('typegen'), command: npm('lint:only') },
    { name: 'types', title: 'types', before: npm('typegen'), command: npm('types:only') },
    { name: 'gates', title: 'arrows, dead code and house rules', command: npm('gates') },
    { ...jestStep('unit'), title: 'unit tests' },
    // Integration tests of the web run what production runs. It clears what the types of routes were read from.
    { name: 'build', title: 'build', command: [node, '--import', 'tsx', 'infra/local/build.ts'], isWide: true },
    { ...jestStep('integration'), title: 'integration tests with PostgreSQL and Redis', isWide: true },
    {
      ...{ name: 'browser', title: 'browser tests', report: browserReport, count: countPlaywright, isWide: true },
      command: [node, 'node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    },
  ];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function countJest(report: string): Count {
  const counted = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests + counted.numRuntimeErrorTestSuites,
    failures: counted.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        if (failed.length === 0) return [told(name, message)];
        return failed.map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages[0]));
      }),
  };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

function countPlaywright(report: string): Count {
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        told(`${file} › ${title}`, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
      ),
  };
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

const MOST_TOLD = 600;

/** A failure without colours, and as long as several of them can be read at the end of a run. */
const told = (name: string, message = ''): string =>
  `${name}\n${stripVTControlCharacters(message)
    .replaceAll(/\n\s*\n/g, '\n')
    .slice(0, MOST_TOLD)}`;
