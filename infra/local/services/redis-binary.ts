import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartupError } from '../startup-error';
import { runToEnd } from '../process/child';

export interface RedisBinary {
  readonly command: string;
  readonly libraries: readonly string[];
}

const missing =
  'No Redis was found and none could be fetched with apt-get: install redis-server or valkey-server, or set REDIS_URL.';

/** A Redis server: on PATH, else from Debian's packages, unpacked into `tools` without installing anything. */
export async function redisBinary(tools: string): Promise<RedisBinary> {
  const found = onPath('redis-server') ?? onPath('valkey-server');
  if (found !== undefined) return { command: found, libraries: [] };
  const home = join(tools, `redis-${process.arch}`);
  if (!existsSync(home)) await fetchInto(home, tools);
  return binaryIn(home);
}

/** The full path of a program on PATH. */
export function onPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder.startsWith('/'));
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

async function fetchInto(home: string, tools: string): Promise<void> {
  const draft = mkdtempSync(join(tools, 'redis-draft-'));
  try {
    const installed = onPath('redis-check-rdb');
    if (installed === undefined) await fetchPackages(draft);
    mkdirSync(join(draft, 'bin'));
    // The checker and the server are one program that looks at the name it is called by.
    const checker = join(draft, 'root/usr/bin/redis-check-rdb');
    if (installed !== undefined) symlinkSync(installed, join(draft, 'bin/redis-server'));
    else if (existsSync(checker)) copyFileSync(checker, join(draft, 'bin/redis-server'));
    else throw new StartupError(missing);
    const probe = await runToEnd({ ...toCommand(binaryIn(draft)), args: ['--version'] });
    if (probe.code !== 0) throw new StartupError(missing);
    if (!existsSync(home)) renameSync(draft, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function fetchPackages(draft: string): Promise<void> {
  if (onPath('apt-get') === undefined || onPath('dpkg') === undefined) throw new StartupError(missing);
  // First with the system's own lists; a bare image has none, so then with lists of our own.
  const lists = join(draft, 'apt');
  mkdirSync(join(lists, 'lists/partial'), { recursive: true });
  mkdirSync(join(lists, 'cache/archives/partial'), { recursive: true });
  const own = [`-oDir::State::Lists=${lists}/lists`, `-oDir::Cache=${lists}/cache`];
  if (!(await download(draft, []))) {
    await apt(draft, [...own, 'update']);
    if (!(await download(draft, own))) throw new StartupError(missing);
  }
  rmSync(lists, { recursive: true, force: true });
  for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb'))) {
    await runToEnd({ command: 'dpkg', args: ['-x', join(draft, file), join(draft, 'root')] });
    rmSync(join(draft, file));
  }
}

/** Fetches redis-tools and what of its dependencies this system lacks. */
async function download(draft: string, options: readonly string[]): Promise<boolean> {
  const plan = await apt(draft, [...options, '-s', '--no-install-recommends', 'install', 'redis-tools']);
  const names = [...plan.output.matchAll(/^Inst (\S+)/gm)].flatMap(([, name]) => name ?? []);
  const wanted = names.filter((name) => !/^libc6\b/.test(name));
  if (plan.code !== 0 || wanted.length === 0) return false;
  return (await apt(draft, [...options, 'download', ...wanted])).code === 0;
}

function apt(cwd: string, args: readonly string[]): ReturnType<typeof runToEnd> {
  const common = ['-qq', '-oDebug::NoLocking=1', '-oAPT::Sandbox::User=root'];
  return runToEnd({ command: 'apt-get', args: [...common, ...args], cwd, env: { ...process.env, LC_ALL: 'C' } });
}

function binaryIn(home: string): RedisBinary {
  const roots = ['root/usr/lib', 'root/lib'].map((folder) => join(home, folder)).filter((folder) => existsSync(folder));
  const multiarch = roots.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu') || name.endsWith('-linux-gnueabihf'))
      .map((name) => join(folder, name)),
  );
  return { command: join(home, 'bin/redis-server'), libraries: [...multiarch, ...roots] };
}

/** How to run the binary: with its own libraries before the system's. */
export function toCommand({ command, libraries }: RedisBinary): { command: string; env: NodeJS.ProcessEnv } {
  return {
    command,
    env: libraries.length === 0 ? process.env : { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
  };
}
