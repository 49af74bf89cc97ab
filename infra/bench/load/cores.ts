import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Burst } from './load';

/** Servers share one core, one of them loaded at a time; the load has the other to itself. */
const SERVER_CORE = '0';
const LOAD_CORE = '1';

export function pinServer(pid: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', SERVER_CORE, String(pid)], { stdio: 'ignore' });
}

/** A TypeScript file as a server on the servers' core; ready when it sends its port. */
export async function startServer(file: string, args: readonly string[] = []): Promise<{ url: string; stop(): void }> {
  const child = pinned(SERVER_CORE, file, args);
  const { port } = await answer<{ port: number }>(child);
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') };
}

export interface Loader {
  /** Requests a second. */
  rate(burst: Burst): Promise<number>;
  stop(): void;
}

export function startLoader(): Loader {
  const child = pinned(LOAD_CORE, join(__dirname, 'load.ts'), []);
  return {
    rate: async (burst) => {
      child.send(burst);
      return (await answer<{ rate: number }>(child)).rate;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

function pinned(core: string, file: string, args: readonly string[]): ChildProcess {
  return spawn('taskset', ['-c', core, process.execPath, '--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function answer<T>(child: ChildProcess): Promise<T> {
  const gone = once(child, 'exit').then(() => {
    throw new Error('a process of the benchmark ended');
  });
  const [message] = (await Promise.race([once(child, 'message'), gone])) as [T];
  return message;
}
