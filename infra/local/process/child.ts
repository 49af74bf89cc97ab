import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { StartupError, codeOf } from '../startup-error';
import { signalGroup } from './identity';

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A running process in a group of its own, so that Ctrl-C in the terminal reaches the runner only. */
export interface Running {
  readonly pid: number;
  /** Settles once, when the process is gone. Never rejects. */
  readonly exited: Promise<Exit>;
  /** Asks the process to end, kills its whole group after the grace time, and waits until it is gone. */
  readonly stop: () => Promise<Exit>;
}

export type LineSink = (line: string, stream: 'out' | 'err') => void;

export interface ChildOptions {
  readonly command: string;
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
  /** Written to standard input, which is then closed. */
  readonly input?: string;
  readonly onLine?: LineSink;
  /** Told of the process as soon as it exists. */
  readonly onSpawn?: (running: Running) => void;
  readonly stopSignal?: NodeJS.Signals;
  readonly graceMs?: number;
}

const live = new Set<Running>();

/** Ends every process that this one started and that still runs. */
export async function endAll(): Promise<void> {
  await Promise.all([...live].map((running) => running.stop()));
}

// However this process ends, short of SIGKILL, it leaves none of its own behind.
process.once('exit', () => {
  for (const { pid } of live) signalGroup(pid, 'SIGKILL');
});

/** Starts a process. Throws an Obstacle where the program cannot be run at all. */
export async function startChild(options: ChildOptions): Promise<Running> {
  const { command, args = [], onLine, stopSignal = 'SIGTERM', graceMs = 10_000 } = options;
  const child = spawn(command, args, {
    env: options.env ?? process.env,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...(options.uid === undefined ? {} : { uid: options.uid }),
    ...(options.gid === undefined ? {} : { gid: options.gid }),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) => {
      // Processes left in the child's group must not outlive it.
      if (child.pid !== undefined) killGroup(child.pid);
      resolve({ code, signal });
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (error) => {
      reject(new StartupError(`${command} cannot be started (${codeOf(error) ?? error.message}).`));
    });
  });
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  createInterface({ input: child.stdout }).on('line', (line) => onLine?.(line, 'out'));
  createInterface({ input: child.stderr }).on('line', (line) => onLine?.(line, 'err'));
  const { pid } = child;
  if (pid === undefined) throw new StartupError(`${command} cannot be started.`);

  const stop = async (): Promise<Exit> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(stopSignal);
    const timer = setTimeout(() => {
      signalGroup(pid, 'SIGKILL');
    }, graceMs);
    try {
      return await exited;
    } finally {
      clearTimeout(timer);
    }
  };
  const running: Running = { pid, exited, stop };
  live.add(running);
  void exited.then(() => live.delete(running));
  options.onSpawn?.(running);
  return running;
}

/** Runs a program to its end and gives what it wrote. One that takes longer than `limitMs` is ended. */
export async function runToEnd({
  limitMs = 600_000,
  ...options
}: ChildOptions & { readonly limitMs?: number }): Promise<Exit & { readonly output: string }> {
  const lines: string[] = [];
  const child = await startChild({
    ...options,
    onLine: (line, stream) => {
      lines.push(line);
      options.onLine?.(line, stream);
    },
  });
  const timer = setTimeout(() => void child.stop(), limitMs);
  const exit = await child.exited;
  clearTimeout(timer);
  return { ...exit, output: lines.join('\n') };
}

/** How a process ended, in words. */
export function describeExit(exit: Exit): string {
  return exit.signal === null ? `exit code ${String(exit.code)}` : `signal ${exit.signal}`;
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left in the group.
  }
}
