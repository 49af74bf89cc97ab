import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports';
import { recordProcess, recordedProcess, killRecorded } from '../state';
import { startChild } from './child';
import { birthOf } from './identity';
import { startService } from './service';
import { type Supervised, type Supervisor, type SupervisorOptions, superviseIn } from './supervisor';

let folder: string;
let supervisor: Supervisor;
let notices: string[];

function supervise(options: Partial<SupervisorOptions> = {}): Supervisor {
  const notice = (text: string): void => void notices.push(text);
  return superviseIn({ folder, notice, backoffMs: 5, ...options });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  notices = [];
  supervisor = supervise();
});

afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A process that answers on a port, or does what the script says instead. */
async function add(name: string, script = '', graceMs = 5000): Promise<Supervised> {
  const port = await freePort();
  const server = `require('http').createServer((q, s) => s.end()).listen(${port}, '127.0.0.1');`;
  return supervisor.add({
    name,
    start: (onSpawn) =>
      startService({
        ...{ name, onSpawn, graceMs, readyUrl: `http://127.0.0.1:${port}/`, logPath: `${name}.log` },
        ...{ command: process.execPath, args: ['-e', script + server] },
      }),
  });
}

const aliveOf = (pid: number | undefined): boolean => birthOf(pid ?? 0) !== undefined;

/** Settles once another process runs in the place of the one before; rejects where the supervisor gave up. */
async function restarted(child: Supervised, before: number | undefined): Promise<void> {
  while (child.pid() === before || child.pid() === undefined) {
    await child.ready();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await child.ready();
}

it('a child that dies is started again', async () => {
  const child = await add('one');
  const first = child.pid();
  child.kill();
  await restarted(child, first);
  expect(aliveOf(first)).toBe(false);
  expect(aliveOf(child.pid())).toBe(true);
  expect(notices).toEqual(['one ended (signal SIGKILL) and is started again.']);
});

it('all children end together, also after one of them crashed', async () => {
  const children = [await add('one'), await add('two')];
  const first = children[0]?.pid();
  children[0]?.kill();
  await restarted(children[0]!, first);
  const pids = children.map((child) => child.pid());
  await supervisor.stop();
  expect(pids.map(aliveOf)).toEqual([false, false]);
  expect(readdirSync(join(folder, 'pids'))).toEqual([]);
});

it('a stubborn child is killed with its children after the grace time', async () => {
  const script = `process.on('SIGTERM', () => {});
    const grandchild = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e3)']);
    require('fs').writeFileSync(${JSON.stringify(join(folder, 'grandchild'))}, String(grandchild.pid));`;
  const child = await add('stubborn', script, 50);
  const pid = child.pid();
  const grandchild = Number(readFileSync(join(folder, 'grandchild'), 'utf8'));
  expect(aliveOf(grandchild)).toBe(true);
  await supervisor.stop();
  expect(aliveOf(pid)).toBe(false);
  // The supervisor does not wait for the grandchild: it has the signal, and ends soon after.
  while (aliveOf(grandchild)) await new Promise((resolve) => setImmediate(resolve));
});

it('a child that never starts is given up with one sentence that says why', async () => {
  await expect(add('broken', `throw new Error('SECRET_KEY is too short');`)).rejects.toThrow(
    /^broken did not start \(exit code 1\): .*SECRET_KEY is too short.* It was tried 4 times\.$/,
  );
});

it('a child that keeps dying after it was ready is given up', async () => {
  const child = await add('weak');
  const die = async (): Promise<void> => {
    for (;;) {
      const before = child.pid();
      child.kill();
      await restarted(child, before);
    }
  };
  await expect(Promise.race([supervisor.failed, die()])).rejects.toThrow(/^weak .*tried 4 times\.$/);
});

it('ending does not wait for a child that is not ready yet', async () => {
  const starting = supervisor.add({
    name: 'slow',
    start: (onSpawn) =>
      startService({
        ...{ name: 'slow', onSpawn, readyUrl: 'http://127.0.0.1:9/', logPath: 'slow.log' },
        ...{ command: process.execPath, args: ['-e', 'setInterval(() => {}, 1e3)'] },
      }),
  });
  const outcome = starting.then(
    () => 'started',
    () => 'ended',
  );
  while (recordedProcess(folder, 'slow') === undefined) await new Promise((resolve) => setImmediate(resolve));
  const pid = recordedProcess(folder, 'slow');
  await supervisor.stop();
  expect(await outcome).toBe('ended');
  expect(aliveOf(pid)).toBe(false);
});

it('a stopped child stays away until it is started again', async () => {
  const child = await add('one');
  await child.stop();
  expect(child.pid()).toBeUndefined();
  await child.restart();
  expect(aliveOf(child.pid())).toBe(true);
});

describe('what a killed runner left', () => {
  it('is ended by the next one', async () => {
    const orphan = await startChild({ command: process.execPath, args: ['-e', 'setInterval(() => {}, 1e3)'] });
    recordProcess(folder, 'orphan', orphan.pid);
    expect(killRecorded(folder)).toEqual(['orphan']);
    await orphan.exited;
    expect(readdirSync(join(folder, 'pids'))).toEqual([]);
  });

  it('is not confused with a later process of the same id', async () => {
    const other = await startChild({ command: process.execPath, args: ['-e', 'setInterval(() => {}, 1e3)'] });
    recordProcess(folder, 'orphan', other.pid);
    const file = join(folder, 'pids', 'orphan');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\/\d+"/, '/1"'));
    expect(killRecorded(folder)).toEqual([]);
    expect(aliveOf(other.pid)).toBe(true);
    await other.stop();
  });
});

it('a missing program is one sentence', async () => {
  await expect(startChild({ command: '/nowhere/redis-server' })).rejects.toThrow(
    '/nowhere/redis-server cannot be started (ENOENT).',
  );
});
