import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Bodies, encodeBodies, sameBodies } from './encoding';
import { type HeaderMap, ReadyAnswer } from './ready-answer';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};
const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.map', '.svg']);

/** Files whose names change with their content, all in memory: a build has a few megabytes of them. */
export class StaticFiles {
  private readonly files = new Map<string, ReadyAnswer>();

  /** With headers that stand on every one of them. */
  constructor(private readonly added: HeaderMap = {}) {}

  get count(): number {
    return this.files.size;
  }

  find(urlPath: string): ReadyAnswer | undefined {
    return this.files.get(urlPath);
  }

  names(): string[] {
    return [...this.files.keys()];
  }

  /** Adds a folder under a prefix. What is there already stays: folders of earlier builds are added after this one's. */
  async add(folder: string, prefix: string): Promise<void> {
    if (!existsSync(folder)) return;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const type = TYPES[path.extname(entry.name)];
      if (!entry.isFile() || type === undefined) continue;
      const file = path.join(entry.parentPath, entry.name);
      const url = `${prefix}/${path.relative(folder, file).split(path.sep).join('/')}`;
      if (!this.files.has(url)) this.files.set(url, await readStatic(file, type, this.added));
    }
  }
}

async function readStatic(file: string, type: string, added: HeaderMap): Promise<ReadyAnswer> {
  const headers = {
    ...added,
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  };
  return new ReadyAnswer(200, headers, await readBodies(file));
}

/** The build leaves compressed copies beside each file; where it did not, a quick compression does. */
async function readBodies(file: string): Promise<Bodies> {
  const identity = await readFile(file);
  if (!COMPRESSIBLE.has(path.extname(file))) return sameBodies(identity);
  if (!existsSync(`${file}.br`) || !existsSync(`${file}.gz`)) return encodeBodies(identity);
  return { identity, br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
}
