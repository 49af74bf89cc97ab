import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error';
import { freePort } from '../ports';
import { type LineSink, type Running, describeExit, startChild } from '../process/child';
import { toolsFolder } from '../state';
import { redisBinary, toCommand } from './redis-binary';

export interface RedisOptions {
  readonly dataDir: string;
  readonly port?: number;
  /** Given so that a restart keeps its URL; a new one is generated where it is missing. */
  readonly password?: string;
  /** False for tests: nothing is written to disk. */
  readonly durable?: boolean;
  readonly onLine?: LineSink;
  readonly onSpawn?: (running: Running) => void;
}

export interface Redis extends Running {
  readonly url: string;
  readonly port: number;
}

/** Starts a Redis on loopback and waits until it takes connections. */
export async function startRedis(options: RedisOptions): Promise<Redis> {
  const dataDir = join(options.dataDir, 'redis');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const binary = await redisBinary(toolsFolder());
  const port = options.port ?? (await freePort());
  const password = options.password ?? randomBytes(18).toString('base64url');
  const lines: string[] = [];
  let announce: (ready: undefined) => void = () => undefined;
  const ready = new Promise<undefined>((resolve) => (announce = resolve));
  const running = await startChild({
    ...toCommand(binary),
    args: ['-'],
    cwd: dataDir,
    ...(options.onSpawn === undefined ? {} : { onSpawn: options.onSpawn }),
    // By standard input: the list of processes would show a password among the arguments.
    input: configuration(dataDir, port, password, options.durable ?? true),
    onLine: (line, stream) => {
      if (lines.length < 50) lines.push(line);
      if (line.includes('Ready to accept connections')) announce(undefined);
      options.onLine?.(line, stream);
    },
  });
  const exit = await Promise.race([running.exited, ready]);
  if (exit !== undefined) {
    if (lines.some((line) => line.includes('in use')))
      throw new StartupError(`Port ${port}, meant for Redis, is taken.`);
    throw new StartupError(`Redis did not start (${describeExit(exit)}): ${lines.at(-1) ?? ''}`);
  }
  return { ...running, port, url: `redis://:${password}@127.0.0.1:${port}/0` };
}

function configuration(dataDir: string, port: number, password: string, durable: boolean): string {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${dataDir}"`,
    `appendonly ${durable ? 'yes' : 'no'}`,
    'save ""',
    // Tests that run side by side each have one of their own.
    'databases 128',
    // Jobs and sessions may not be dropped when memory runs short.
    'maxmemory-policy noeviction',
    '',
  ].join('\n');
}
