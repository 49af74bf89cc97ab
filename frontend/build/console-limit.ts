import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The most bytes, compressed with Brotli, that the console may load before it shows anything. */
const MOST = 140_000;
/** The most that one screen may load beyond that. */
const MOST_OF_SCREEN = 60_000;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The sizes of an app's loads, in bytes compressed with Brotli. */
export interface Loads {
  /** Scripts and styles that the page asks for, with everything that they import at once. */
  readonly first: number;
  /** The part that is loaded later and brings most, with what it imports, beyond the first. */
  readonly largest: { readonly name: string; readonly bytes: number };
}

export async function loads(folder: string): Promise<Loads> {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const filesOf = (chunk: Chunk, seen = new Set<Chunk>()): string[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imports = (chunk.imports ?? []).flatMap((name) => manifest[name] ?? []);
    return [chunk.file, ...(chunk.css ?? []), ...imports.flatMap((one) => filesOf(one, seen))];
  };
  const sizeOf = async (files: readonly string[]): Promise<number> => {
    const sizes = await Promise.all(files.map((name) => stat(path.join(folder, `${name}.br`))));
    return sizes.reduce((sum, { size }) => sum + size, 0);
  };
  const chunks = Object.entries(manifest);
  const first = new Set(chunks.flatMap(([, chunk]) => (chunk.isEntry === true ? filesOf(chunk) : [])));
  if (first.size === 0) throw new Error('the console has no entry, so nothing would be measured');
  const later = await Promise.all(
    chunks
      .filter(([, { isDynamicEntry }]) => isDynamicEntry === true)
      .map(async ([name, chunk]) => ({
        name,
        bytes: await sizeOf([...new Set(filesOf(chunk))].filter((file) => !first.has(file))),
      })),
  );
  const largest = later.reduce((most, one) => (one.bytes > most.bytes ? one : most), { name: '', bytes: 0 });
  return { first: await sizeOf([...first]), largest };
}

/** One line for each load that is above its limit. */
export function consoleFaults({ first, largest }: Loads): string[] {
  return [
    ...(first > MOST
      ? [
          `the console loads ${first} bytes before it shows anything, more than ${MOST}: load later what it does not need at once.`,
        ]
      : []),
    ...(largest.bytes > MOST_OF_SCREEN
      ? [
          `${largest.name} loads ${largest.bytes} bytes, more than ${MOST_OF_SCREEN}: load later what the screen does not need at once.`,
        ]
      : []),
  ];
}
