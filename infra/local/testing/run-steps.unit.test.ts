import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choose, runSteps } from './run-steps';
import { type Step, stepsFor } from './steps';

const step = (name: string, script: string, more: Partial<Step> = {}): Step => ({
  ...{ name, title: name, command: [process.execPath, '-e', script] },
  ...more,
});

async function run(...steps: Step[]): Promise<{ isGreen: boolean; lines: string[]; said: string }> {
  const [lines, said]: [string[], string[]] = [[], []];
  const terminal = { print: (text: string) => void lines.push(text), write: (text: string) => void said.push(text) };
  const isGreen = await runSteps(() => steps, process.cwd(), terminal);
  return { isGreen, lines, said: said.join('') };
}

it('the last line is the sum over all runners', async () => {
  const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  const script = `require('fs').writeFileSync(${JSON.stringify(report)}, '')`;
  const counted = step('unit', script, { report, count: () => ({ passed: 7, failed: 0, failures: [] }) });
  const { isGreen, lines } = await run(step('lint', ''), counted);
  expect(isGreen).toBe(true);
  expect(lines.at(-1)).toBe('\n8 passed, 0 failed');
});

describe('steps side by side', () => {
  // Each waits for what the other writes.
  const meet = (name: string, other: string, folder: string): Step =>
    step(
      name,
      `const fs = require('fs'); console.log('${name} begins'); fs.writeFileSync('${folder}/${name}', '');
       const timer = setInterval(() => {
         if (!fs.existsSync('${folder}/${other}')) return;
         clearInterval(timer);
         console.log('${name} ends');
       }, 5)`,
    );

  it('are two, and each is read as if it had run alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'steps-'));
    const { isGreen, said } = await run(meet('one', 'two', folder), meet('two', 'one', folder));
    expect(isGreen).toBe(true);
    expect(said).toBe('\n── one (one)\none begins\none ends\n\n── two (two)\ntwo begins\ntwo ends\n');
  });

  it('tell at once that they failed, whosever turn it is', async () => {
    const slow = step('slow', 'setTimeout(() => undefined, 500)');
    const { lines } = await run(slow, step('quick', 'process.exit(1)'), step('third', ''));
    expect(lines[0]).toBe('\n✗ quick failed');
    expect(lines.at(-1)).toBe('\n2 passed, 1 failed');
  });

  it('have what both want before them run once', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'before-')), 'runs');
    const before = [process.execPath, '-e', `require('fs').appendFileSync(${JSON.stringify(file)}, 'run ')`];
    await run(step('one', '', { before }), step('two', '', { before }));
    expect(readFileSync(file, 'utf8')).toBe('run ');
  });

  it('fail where what they want before them does', async () => {
    const before = [process.execPath, '-e', 'process.exit(1)'];
    expect((await run(step('one', '', { before }))).lines.at(-1)).toBe('\n0 passed, 1 failed');
  });

  it('are never beside one that uses every core', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wide-'));
    const list = `require('fs').readdirSync('${folder}').length`;
    const slow = step('slow', `setTimeout(() => require('fs').writeFileSync('${folder}/slow', ''), 300)`);
    const wide = step('wide', `process.exit(${list} === 1 ? 0 : 1)`, { isWide: true });
    const after = step('after', `require('fs').writeFileSync('${folder}/after', '')`);
    expect((await run(slow, wide, after)).isGreen).toBe(true);
  });
});

it('a runner that ends without a report, or counts nothing and fails, is a failure', async () => {
  const count = (): never => {
    throw new Error('there is no report');
  };
  const report = '/nowhere/report.json';
  const { lines } = await run(step('unit', 'process.kill(process.pid, "SIGKILL")', { report, count }));
  expect(lines.at(-1)).toBe('\n0 passed, 1 failed');
});

it('a missing program is a failure', async () => {
  const { lines } = await run({ name: 'x', title: 'x', command: ['/nowhere/x'] });
  expect(lines.at(-1)).toBe('\n0 passed, 1 failed');
});

describe('steps by name', () => {
  const steps = stepsFor('/tmp/report');

  it('come in the order of the table, all without a name', () => {
    expect(choose(steps, ['unit', 'lint']).map(({ name }) => name)).toEqual(['lint', 'unit']);
    expect(choose(steps, [])).toHaveLength(steps.length);
  });

  it('pass options on to the runner of one', () => {
    expect(choose(steps, ['unit', '--testPathPatterns', 'edge'])[0]?.command.slice(-2)).toEqual([
      '--testPathPatterns',
      'edge',
    ]);
    expect(() => choose(steps, ['unit', 'lint', '--x'])).toThrow(/^Usage/);
  });

  it('must exist', () => {
    expect(() => choose(steps, ['units'])).toThrow(/^Usage: npm test .*lint \| types/);
  });
});

it('tells at the end once more what failed', async () => {
  const report = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  const script = `require('fs').writeFileSync(${JSON.stringify(report)}, ''); process.exit(1)`;
  const counted = step('unit', script, {
    report,
    count: () => ({ passed: 7, failed: 1, failures: ['a › b\n3 is not 4'] }),
  });
  const { lines } = await run(counted, step('lint', ''));
  expect(lines.slice(1)).toEqual([
    '\n✗ unit: a › b\n3 is not 4',
    '',
    expect.stringMatching(/^✗ unit/),
    expect.stringMatching(/^✓ lint/),
    '\n8 passed, 1 failed',
  ]);
});

it("reads Jest's and Playwright's reports, suites that could not run included", () => {
  const report = `${process.env['TMPDIR'] ?? '/tmp'}/report-${process.pid}.json`;
  const countOf = (name: string): Step['count'] => stepsFor(report).find((one) => one.name === name)?.count;
  const testResults = [
    {
      ...{ name: 'one.test.ts', status: 'failed', message: 'all of it' },
      assertionResults: [
        { status: 'passed', fullName: 'is well', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'is two',
          failureMessages: ['\u001b[31m1 is not 2\u001b[39m\n\n  at one.test.ts'],
        },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'fine.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  const jest = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults };
  writeFileSync(report, JSON.stringify(jest));
  expect(countOf('unit')?.(report)).toEqual({
    ...{ passed: 5, failed: 2 },
    failures: ['one.test.ts › is two\n1 is not 2\n  at one.test.ts', 'broken.test.ts\nno such module'],
  });
  const failed = { file: 'b.spec.ts', title: 'shows', ok: false, tests: [{ results: [{ error: { message: 'no' } }] }] };
  const suites = [{ specs: [], suites: [{ specs: [{ ...failed, ok: true }, failed] }] }];
  writeFileSync(report, JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1 }, suites }));
  expect(countOf('browser')?.(report)).toEqual({ passed: 3, failed: 2, failures: ['b.spec.ts › shows\nno'] });
});
