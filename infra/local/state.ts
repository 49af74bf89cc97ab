import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { StartupError, codeOf } from './startup-error';
import { birthOf, signalGroup } from './process/identity';

export const checkout = resolve(__dirname, '../..');

/**
 * The folder of this checkout's data, tools and logs, unless LOCAL_STATE names another one. For root it is outside the
 * checkout, because PostgreSQL refuses root and the user it runs as may not be able to read the checkout.
 */
export function stateFolder(): string {
  const root = process.getuid?.() === 0;
  const usual = root || !isWritable(checkout) ? sharedFolder() : join(checkout, '.local');
  const folder = resolve(process.env['LOCAL_STATE'] ?? usual);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new StartupError(`${folder} cannot be made (${codeOf(error) ?? String(error)}).`);
  }
  const { uid } = lstatSync(folder);
  if (process.getuid !== undefined && uid !== process.getuid()) {
    throw new StartupError(`${folder} belongs to another user; remove it or work in a checkout of your own.`);
  }
  if (!isWritable(folder)) throw new StartupError(`${folder} cannot be written to.`);
  return folder;
}

/** Programs that were fetched or copied once for this checkout. */
export function toolsFolder(): string {
  const folder = join(stateFolder(), 'tools');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

export interface TemporaryFolder {
  readonly path: string;
  readonly remove: () => void;
}

/**
 * A folder for one run. It names its owner; what a run that was killed left behind, processes included, is cleared
 * by the next one.
 */
export const temporaryFolder = (): TemporaryFolder => folderIn(join(stateFolder(), 'runs'));

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** The same in memory, where there is room: tests make and drop hundreds of databases, most of which is work with files. */
export const temporaryFolderInMemory = (): TemporaryFolder =>
  hasRoom(MEMORY) ? folderIn(join(MEMORY, basename(sharedFolder()), 'runs')) : temporaryFolder();

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return isWritable(folder) && bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

function folderIn(runs: string): TemporaryFolder {
  mkdirSync(runs, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(runs)) clearIfAbandoned(join(runs, name));
  const path = join(runs, `${Date.now()}-${randomBytes(4).toString('hex')}`);
  mkdirSync(path, { mode: 0o755 });
  recordProcess(path, 'owner', process.pid);
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

interface Recorded {
  readonly pid: number;
  readonly birth: string;
}

/** Remembers a process in a folder, so that a later run can end it should this one be killed. */
export function recordProcess(folder: string, name: string, pid: number): void {
  mkdirSync(join(folder, 'pids'), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, 'pids', name), JSON.stringify({ pid, birth: birthOf(pid) ?? '' }));
}

export function forgetProcess(folder: string, name: string): void {
  rmSync(join(folder, 'pids', name), { force: true });
}

/** The id of a recorded process that still runs. */
export function recordedProcess(folder: string, name: string): number | undefined {
  try {
    const { pid, birth } = JSON.parse(readFileSync(join(folder, 'pids', name), 'utf8')) as Recorded;
    return birthOf(pid) === birth ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Kills every process that a folder remembers and gives their names. */
export function killRecorded(folder: string): string[] {
  const killed: string[] = [];
  for (const name of namesIn(join(folder, 'pids'))) {
    const pid = recordedProcess(folder, name);
    if (pid !== undefined && pid !== process.pid) {
      signalGroup(pid, 'SIGKILL');
      killed.push(name);
    }
    forgetProcess(folder, name);
  }
  return killed;
}

function clearIfAbandoned(folder: string): void {
  if (recordedProcess(folder, 'owner') !== undefined) return;
  // A folder made an instant ago by another run has not named its owner yet.
  const age = Date.now() - (lstatSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (namesIn(join(folder, 'pids')).length === 0 && age < 10_000) return;
  killRecorded(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function sharedFolder(): string {
  const key = createHash('sha256')
    .update(`${checkout}\0${process.getuid?.() ?? 0}`)
    .digest('hex')
    .slice(0, 12);
  return `/var/tmp/manyhearts-${key}`;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
