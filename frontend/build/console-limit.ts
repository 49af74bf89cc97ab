import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The most bytes, compressed with Brotli, that the console may load before it shows anything. */
const MOST = 140_000;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Scripts and styles that the page asks for, with everything that they import at once. */
export async function firstLoad(folder: string): Promise<number> {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = new Set<string>();
  const seen = new Set<Chunk>();
  const follow = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of [chunk.file, ...(chunk.css ?? [])]) files.add(name);
    for (const name of chunk.imports ?? []) follow(manifest[name]);
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry === true) follow(chunk);
  if (files.size === 0) throw new Error('the console has no entry, so nothing would be measured');
  const sizes = await Promise.all([...files].map((name) => stat(path.join(folder, `${name}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

export function consoleFault(bytes: number): string | undefined {
  if (bytes <= MOST) return undefined;
  return `the console loads ${bytes} bytes before it shows anything, more than ${MOST}: load later what it does not need at once.`;
}
