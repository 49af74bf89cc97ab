import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Burst } from './load';

/** Servers share one core, one of them loaded at a time; the load has the other to itself. */
const SERVER_CORE = '0';
const LOAD_CORE = '1';

export function pinServer(pid: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', SERVER_CORE, String(pid)], { stdio: 'ignore' });
}

export interface Server {
  readonly url: string;
  readonly pid: number;
}

/** A TypeScript file as a server on the servers' core; ready when it sends its port. */
export async function startServer(file: string, args: readonly string[] = []): Promise<Server & { stop(): void }> {
  const child = pinned(SERVER_CORE, file, args);
  const { port } = await answer<{ port: number }>(child);
  // taskset becomes the server: the process id stays.
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill('SIGKILL') };
}

export interface Loader {
  /**
   * Requests that the server answers in a second of its processor's time. What else the machine is doing meanwhile
   * slows both sides of a pair down, but takes no time from this clock. `others` are processes that work for the server.
   */
  rate(server: Server, burst: Omit<Burst, 'url'>, others?: readonly number[]): Promise<number>;
  stop(): void;
}

export function startLoader(): Loader {
  const child = pinned(LOAD_CORE, join(__dirname, 'load.ts'), []);
  return {
    rate: async ({ url, pid }, burst, others = []) => {
      const before = [pid, ...others].map((one) => [one, processorSeconds(one)] as const);
      const answered = answer<{ served: number }>(child);
      child.send({ ...burst, url });
      const { served } = await answered;
      const spent = before.reduce((sum, [one, seconds]) => sum + secondsSince(one, seconds), 0);
      return served / spent;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

/** A TypeScript file as a process on the core of the load, which answers each order once. */
export interface Child {
  readonly pid: number;
  ask<T>(order: object | string): Promise<T>;
  send(order: object): void;
  /** The message that the child sends by itself when it is ready. */
  first(): Promise<unknown>;
  stop(): void;
}

export function startChild(file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Child {
  const child = pinned(LOAD_CORE, file, args, env);
  return {
    // taskset becomes the child: the process id stays.
    pid: child.pid ?? 0,
    ask: <T>(order: object | string) => {
      const answered = answer<T>(child);
      child.send(order);
      return answered;
    },
    send: (order) => void child.send(order),
    first: () => answer(child),
    stop: () => void child.kill('SIGKILL'),
  };
}

const TICKS_PER_SECOND = 100;

/** User and system time of a process with all its threads: fields 14 and 15 of proc(5). */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** A connection of a pool may end meanwhile; what its process did last is not counted. */
function secondsSince(pid: number, before: number): number {
  return existsSync(`/proc/${pid}`) ? processorSeconds(pid) - before : 0;
}

function pinned(core: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn('taskset', ['-c', core, process.execPath, '--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}

function answer<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: T): void => {
      child.off('exit', onExit);
      resolve(message);
    };
    const onExit = (): void => {
      reject(new Error('a process of the benchmark ended'));
    };
    child.once('message', onMessage).once('exit', onExit);
  });
}
