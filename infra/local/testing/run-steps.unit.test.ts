import { writeFileSync } from 'node:fs';
import { choose, runSteps } from './run-steps';
import { type Step, stepsFor } from './steps';

function step(name: string, script: string, count?: Step['count']): Step {
  return { name, title: name, command: [process.execPath, '-e', script], ...(count && { count }) };
}

async function run(...steps: Step[]): Promise<{ isGreen: boolean; lines: string[] }> {
  const lines: string[] = [];
  const isGreen = await runSteps(
    () => steps,
    process.cwd(),
    (text) => void lines.push(text),
  );
  return { isGreen, lines };
}

it('the last line is the sum over all runners', async () => {
  const counted = (report: string): Step =>
    step('unit', `require('fs').writeFileSync(${JSON.stringify(report)}, '')`, () => ({ passed: 7, failed: 0 }));
  const lines: string[] = [];
  const isGreen = await runSteps(
    (report) => [step('lint', ''), counted(report)],
    process.cwd(),
    (text) => void lines.push(text),
  );
  expect(isGreen).toBe(true);
  expect(lines.at(-1)).toBe('\n8 passed, 0 failed');
});

it('a step that fails is a failure, and those after it run all the same', async () => {
  const { isGreen, lines } = await run(step('lint', 'process.exit(1)'), step('types', ''));
  expect(isGreen).toBe(false);
  expect(lines.at(-1)).toBe('\n1 passed, 1 failed');
});

it('a runner that ends without a report, or counts nothing and fails, is a failure', async () => {
  const count = (): never => {
    throw new Error('there is no report');
  };
  const { lines } = await run(step('unit', 'process.kill(process.pid, "SIGKILL")', count));
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

it("reads Jest's and Playwright's reports, suites that could not run included", () => {
  const report = `${process.env['TMPDIR'] ?? '/tmp'}/report-${process.pid}.json`;
  const countOf = (name: string): Step['count'] => stepsFor(report).find((one) => one.name === name)?.count;
  writeFileSync(report, JSON.stringify({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }));
  expect(countOf('unit')?.(report)).toEqual({ passed: 5, failed: 2 });
  writeFileSync(report, JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1 } }));
  expect(countOf('browser')?.(report)).toEqual({ passed: 3, failed: 2 });
});
