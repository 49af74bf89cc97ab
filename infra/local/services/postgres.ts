import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error';
import { freePort } from '../ports';
import { type Exit, type LineSink, type Running, describeExit, runToEnd, startChild } from '../process/child';
import { toolsFolder } from '../state';
import { postgresBinaries } from './postgres-binaries';

export interface PostgresOptions {
  /** Holds the cluster and the superuser's password. Made where it is missing. */
  readonly dataDir: string;
  readonly port?: number;
  /** False for tests: nothing waits for the disk. */
  readonly durable?: boolean;
  readonly onLine?: LineSink;
  readonly onSpawn?: (running: Running) => void;
}

export interface Postgres extends Running {
  /** The superuser's, on database `postgres`. */
  readonly url: string;
  readonly port: number;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

const recoveryMs = 10_000;

/** Starts the PostgreSQL that npm brought, on loopback only, and waits until it takes connections. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataDir } = options;
  const binaries = postgresBinaries(toolsFolder());
  const user = unprivilegedUser();
  const cluster = join(dataDir, 'cluster');
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  if (user !== undefined) chmodSync(dataDir, 0o755);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(binaries, dataDir, cluster, user);

  const port = options.port ?? (await freePort());
  const password = readFileSync(join(dataDir, 'password'), 'utf8');
  const running = await launch(binaries, cluster, port, user, options);
  return { ...running, port, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}

async function initialise(binaries: string, dataDir: string, cluster: string, user: User | undefined): Promise<void> {
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(dataDir, 'password');
  const draft = join(dataDir, 'draft');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid);
  const { code, output } = await runToEnd({
    command: join(binaries, 'bin/initdb'),
    args: [
      ...['-D', draft, '-U', 'postgres', `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8', '-N'],
      ...['--locale=C', '--locale-provider=icu', '--icu-locale=und'],
    ],
    cwd: dataDir,
    env: environment(),
    ...user,
  });
  if (code !== 0) throw new StartupError(`PostgreSQL could not prepare ${cluster}: ${lastLine(output)}`);
  // An interrupted initdb must not pass for a cluster.
  rmSync(cluster, { recursive: true, force: true });
  renameSync(draft, cluster);
}

async function launch(
  binaries: string,
  cluster: string,
  port: number,
  user: User | undefined,
  { durable = true, dataDir, onLine, onSpawn }: PostgresOptions,
): Promise<Running> {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=300',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const deadline = Date.now() + recoveryMs;
  for (;;) {
    const lines: string[] = [];
    const running = await startChild({
      command: join(binaries, 'bin/postgres'),
      args: ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
      cwd: dataDir,
      env: environment(),
      ...user,
      ...(onSpawn === undefined ? {} : { onSpawn }),
      // Fast shutdown: end open sessions, then write everything out.
      stopSignal: 'SIGINT',
      onLine: (line, stream) => {
        if (lines.length < 50) lines.push(line);
        onLine?.(line, stream);
      },
    });
    if (await becomesReady(cluster, running)) return running;
    const exit = await running.exited;
    // After SIGKILL the processes of the former server take a moment to go; until then its lock stands.
    const locked = lines.some((line) => /postmaster\.pid|shared memory block|lock file/.test(line));
    if (!locked || Date.now() > deadline) throw new StartupError(failure(port, exit, lines));
    await pause(200);
  }
}

/** True once the server says in its lock file that it takes connections, false if it ended before. */
async function becomesReady(cluster: string, running: Running): Promise<boolean> {
  const gone = running.exited.then(() => true);
  for (;;) {
    const lines = readLockFile(cluster);
    if (lines[0] === String(running.pid) && lines[7]?.trim() === 'ready') return true;
    if (await Promise.race([gone, pause(15, false)])) return false;
  }
}

function readLockFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function failure(port: number, exit: Exit, lines: string[]): string {
  if (lines.some((line) => line.includes('could not bind'))) return `Port ${port}, meant for PostgreSQL, is taken.`;
  const fatal = lines.find((line) => /FATAL|PANIC|error while loading/.test(line)) ?? lines.at(-1) ?? '';
  return `PostgreSQL did not start (${describeExit(exit)}): ${fatal}`;
}

/** PostgreSQL refuses root: then it runs as a user that exists already and may do nothing. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name = '', , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }]),
  );
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const user = users.get(name);
    if (user !== undefined && user.uid > 0) return user;
  }
  throw new StartupError(
    'PostgreSQL refuses to run as root and this system has no unprivileged user such as "nobody".',
  );
}

/** Nothing of the caller's PG* variables and locale may reach the server. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' };
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
