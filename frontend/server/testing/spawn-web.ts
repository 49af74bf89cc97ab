import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build-files';

export interface SpawnedWeb {
  readonly port: number;
  readonly innerPort: number;
  readonly process: ChildProcess;
  /** Asks it to end and resolves with its exit code. */
  stop(): Promise<number | null>;
}

export const TEST_SECRET = 'a secret for tests, long enough for the web';

/**
 * The built server in a process of its own, as production runs it, on free ports. `prefix` is put before the command
 * (`['taskset', '-c', '0']`). Needs `npm run build:web` and `npm run build:web-server`.
 */
export async function spawnWeb(
  apiInnerUrl: string,
  env: Readonly<Record<string, string>> = {},
  prefix: readonly string[] = [],
): Promise<SpawnedWeb> {
  const main = path.join(ROOT, 'dist/web/main.js');
  const build = path.join(ROOT, 'frontend/.next/BUILD_ID');
  if (!existsSync(main) || !existsSync(build)) {
    throw new Error('the web is not built: npm run build:web && npm run build:web-server');
  }
  const [command, args] =
    prefix[0] === undefined ? [process.execPath, [main]] : [prefix[0], [...prefix.slice(1), process.execPath, main]];
  const child = spawn(command, args, {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      INNER_PORT: '0',
      API_INNER_URL: apiInnerUrl,
      SECRET_KEY: TEST_SECRET,
      LOG_LEVEL: 'fatal',
      PUBLIC_PROTOCOL: 'http',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ports = await new Promise<{ port: number; innerPort: number }>((resolve, reject) => {
    child.once('message', (message: { listening: { port: number; innerPort: number } }) => resolve(message.listening));
    child.once('error', reject);
    void exited.then((code) => reject(new Error(`the web ended with ${code ?? 'a signal'} before it listened`)));
  });
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return exited;
  };
  return { ...ports, process: child, stop };
}
