import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project: its path from the root, with forward slashes, and how to read it. */
export interface ProjectFile {
  readonly path: string;
  readonly text: () => string;
}

/** Folders that .gitignore names: what is made or installed, not written. */
function madeFolders(root: string): ReadonlySet<string> {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const folders = lines.filter((line) => line.endsWith('/')).map((line) => line.replaceAll('/', ''));
  return new Set(['.git', ...folders]);
}

/** Every written file under `root`, without asking git: a plain download is checked, too. */
export function projectFiles(root: string): ProjectFile[] {
  const made = madeFolders(root);
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return made.has(entry.name) ? [] : walk(path);
      return entry.isFile() ? [path] : [];
    });
  return walk('').map((path) => ({ path, text: () => readFileSync(join(root, path), 'utf8') }));
}
