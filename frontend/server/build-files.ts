import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StaticFiles } from './static-files';

/** The paths are the same in a checkout and in an image: this code is two folders below the root, built or not. */
export const ROOT = path.join(__dirname, '../..');
export const NEXT_DIR = path.join(ROOT, 'frontend');
const FONTS_DIR = path.join(ROOT, 'dist/web/fonts');
export const CONSOLE_DIR = path.join(ROOT, 'dist/web/console');
/** Static files of the build before, for tabs that were opened under it. */
const PREVIOUS_STATIC_DIR = path.join(ROOT, 'dist/web/previous-static');

export async function readStaticFiles({ fontsOnly }: { fontsOnly: boolean }): Promise<StaticFiles> {
  const files = new StaticFiles();
  await files.add(FONTS_DIR, '/fonts');
  if (fontsOnly) return files;
  await files.add(path.join(NEXT_DIR, '.next/static'), '/_next/static');
  await files.add(PREVIOUS_STATIC_DIR, '/_next/static');
  return files;
}

/** `token` stands in every payload where Next puts its build id; `tag` tells this build from any other. */
export interface Build {
  readonly token: string;
  readonly tag: string;
}

/** The tag is equal on every process that runs this build, and another one as soon as any code changed. */
export async function readBuild(): Promise<Build> {
  const folder = path.join(NEXT_DIR, '.next');
  const hash = createHash('sha256');
  for (const part of ['server', 'static']) {
    const entries = await readdir(path.join(folder, part), { recursive: true });
    for (const name of entries.filter((entry) => /\.(?:js|css)$/.test(entry)).sort()) {
      hash.update(name).update(await readFile(path.join(folder, part, name)));
    }
  }
  const token = await readFile(path.join(folder, 'BUILD_ID'), 'utf8');
  return { token: token.trim(), tag: hash.digest('hex').slice(0, 12) };
}
