import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../local/process/child';
import { onPath } from '../local/services/redis-binary';
import { toolsFolder } from '../local/state';

/** A Caddy to try the edge with: on PATH, else Debian's package unpacked into the tools folder. Undefined where neither is. */
export async function findCaddy(): Promise<string | undefined> {
  const found = onPath('caddy');
  if (found !== undefined) return found;
  const home = join(toolsFolder(), `caddy-${process.arch}`);
  if (!existsSync(home)) await fetchInto(home);
  const program = join(home, 'usr/bin/caddy');
  return existsSync(program) ? program : undefined;
}

async function fetchInto(home: string): Promise<void> {
  if (onPath('apt-get') === undefined || onPath('dpkg') === undefined) return;
  const draft = mkdtempSync(join(toolsFolder(), 'caddy-draft-'));
  try {
    // A bare image has no package lists, so after a first failure with lists of our own.
    const lists = join(draft, 'apt');
    mkdirSync(join(lists, 'lists/partial'), { recursive: true });
    mkdirSync(join(lists, 'cache/archives/partial'), { recursive: true });
    const own = [`-oDir::State::Lists=${lists}/lists`, `-oDir::Cache=${lists}/cache`];
    if (!(await apt(draft, ['download', 'caddy']))) {
      await apt(draft, [...own, 'update']);
      if (!(await apt(draft, [...own, 'download', 'caddy']))) return;
    }
    const archive = readdirSync(draft).find((name) => name.endsWith('.deb'));
    if (archive === undefined) return;
    const unpacked = join(draft, 'root');
    await runToEnd({ command: 'dpkg', args: ['-x', join(draft, archive), unpacked] });
    if (!existsSync(home)) renameSync(unpacked, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function apt(cwd: string, args: readonly string[]): Promise<boolean> {
  const common = ['-qq', '-oDebug::NoLocking=1', '-oAPT::Sandbox::User=root'];
  const run = await runToEnd({ command: 'apt-get', args: [...common, ...args], cwd });
  return run.code === 0;
}
