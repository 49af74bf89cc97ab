import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup-error';
import { type Turn, inTurn } from './in-turn';
import { runCommand } from './run-command';
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
    throw new StartupError(`Usage: npm test [-- ${steps.map(({ name }) => name).join(' | ')} [options of its runner]]`);
  }
  const chosen = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
  return chosen.map((step) => ({ ...step, command: [...step.command, ...options] }));
}

interface Terminal {
  /** Takes a whole line. */
  readonly print: (text: string) => void;
  /** Takes what a step says, as it comes. */
  readonly write?: (text: string) => void;
}

/** Runs one step. A runner that fails without counting a failure is one failure. */
async function runStep(step: Step, cwd: string, turn: Turn, before: Before): Promise<Outcome> {
  turn.say(`\n── ${step.title} (${step.name})\n`);
  const started = Date.now();
  const options = { cwd, env: step.env, onText: step.isWide === true ? undefined : turn.say };
  const isSuccess = (await before(step.before, options)) && (await runCommand(step.command, options));
  const seconds = (Date.now() - started) / 1000;
  const { report, count } = step;
  const counted = report !== undefined && existsSync(report) ? count?.(report) : undefined;
  const { passed, failed, failures } = counted ?? { passed: isSuccess ? 1 : 0, failed: 0, failures: [] };
  turn.end();
  return { name: step.name, seconds, passed, failed: isSuccess ? failed : Math.max(failed, 1), failures };
}

type Before = (command: readonly string[] | undefined, options: Parameters<typeof runCommand>[1]) => Promise<boolean>;

/** A command that several steps need to run before them runs once. */
function onlyOnce(): Before {
  const runs = new Map<string, Promise<boolean>>();
  return (command, options) => {
    if (command === undefined) return Promise.resolve(true);
    const key = command.join(' ');
    const run = runs.get(key) ?? runCommand(command, options);
    runs.set(key, run);
    return run;
  };
}

/** Starts steps in their order, two at a time but for those that use every core, all of them whatever fails. */
async function runAll(steps: readonly Step[], run: (step: Step) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  const running = new Set<Promise<unknown>>();
  for (const step of steps) {
    while (running.size >= (step.isWide === true ? 1 : 2)) await Promise.race(running);
    const outcome = run(step).finally(() => running.delete(outcome));
    running.add(outcome);
    outcomes.push(outcome);
    if (step.isWide === true) await outcome;
  }
  return Promise.all(outcomes);
}

/** Runs steps and tells the sum in the last line. */
export async function runSteps(
  steps: (folder: string) => readonly Step[],
  cwd: string,
  { print, write = (text) => process.stdout.write(text) }: Terminal,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'manyhearts-test-'));
  const [nextTurn, before] = [inTurn(write), onlyOnce()];
  let outcomes: readonly Outcome[];
  try {
    outcomes = await runAll(steps(folder), async (step) => {
      const outcome = await runStep(step, cwd, nextTurn(), before);
      // The step's own output may have to wait for its turn.
      if (outcome.failed > 0) print(`\n✗ ${step.name} failed`);
      return outcome;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const sum = (pick: (outcome: Outcome) => number): number => outcomes.reduce((total, one) => total + pick(one), 0);
  const failed = sum((outcome) => outcome.failed);
  // Once more at the end, since a long run is read from there.
  for (const { name, failures } of outcomes) for (const failure of failures) print(`\n✗ ${name}: ${failure}`);
  print('');
  for (const outcome of outcomes) print(line(outcome));
  print(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
  return failed === 0;
}

function line({ name, seconds, passed, failed }: Outcome): string {
  const time = `${seconds.toFixed(1)} s`.padStart(9);
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)}${time}  ${passed} passed, ${failed} failed`;
}
