import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Obstacle } from '../obstacle';
import { type Count, type Step } from './steps';

export interface Outcome extends Count {
  readonly name: string;
  readonly seconds: number;
}

/** Chooses steps by name, in the order of the table; options at the end are for the runner of the one step named. */
export function choose(steps: readonly Step[], args: readonly string[]): readonly Step[] {
  const start = args.findIndex((arg) => arg.startsWith('-'));
  const [names, options] = start < 0 ? [args, []] : [args.slice(0, start), args.slice(start)];
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0 || (options.length > 0 && names.length !== 1)) {
    throw new Obstacle(`Usage: npm test [-- ${steps.map(({ name }) => name).join(' | ')} [options of its runner]]`);
  }
  const chosen = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
  return chosen.map((step) => ({ ...step, command: [...step.command, ...options] }));
}

/** Runs one step with its output on the terminal. A runner that fails without counting a failure is one failure. */
async function runStep(step: Step, report: string, cwd: string): Promise<Outcome> {
  rmSync(report, { force: true });
  const started = Date.now();
  const isSuccess = await run(step, cwd);
  const seconds = (Date.now() - started) / 1000;
  const counted = step.count !== undefined && existsSync(report) ? step.count(report) : undefined;
  const { passed, failed } = counted ?? { passed: isSuccess ? 1 : 0, failed: 0 };
  return { name: step.name, seconds, passed, failed: isSuccess ? failed : Math.max(failed, 1) };
}

/** Runs steps one after the other, all of them whatever fails, and tells the sum in the last line. */
export async function runSteps(
  steps: (report: string) => readonly Step[],
  cwd: string,
  print: (text: string) => void,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'manyhearts-test-'));
  const report = join(folder, 'report.json');
  const outcomes: Outcome[] = [];
  try {
    for (const step of steps(report)) {
      print(`\n── ${step.title} (${step.name})`);
      outcomes.push(await runStep(step, report, cwd));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const sum = (pick: (outcome: Outcome) => number): number => outcomes.reduce((total, one) => total + pick(one), 0);
  const failed = sum((outcome) => outcome.failed);
  print('');
  for (const outcome of outcomes) print(line(outcome));
  print(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  return failed === 0;
}

function line({ name, seconds, passed, failed }: Outcome): string {
  const time = `${seconds.toFixed(1)} s`.padStart(9);
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)}${time}  ${passed} passed, ${failed} failed`;
}

function run({ command, env }: Step, cwd: string): Promise<boolean> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    // Ctrl-C reaches the child by itself; being told to end does not.
    const end = (): void => void child.kill('SIGTERM');
    process.on('SIGTERM', end);
    const done = (isSuccess: boolean): void => {
      process.off('SIGTERM', end);
      resolve(isSuccess);
    };
    child.once('error', () => {
      done(false);
    });
    child.once('exit', (code) => {
      done(code === 0);
    });
  });
}
