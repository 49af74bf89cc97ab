import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeBodies } from '../server/encoding';

const BEST = 11;

/** Compressed here as well as can be, once, so that no server has to at its start. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const name of entries.filter((entry) => /\.(?:js|css|svg|json)$/.test(entry))) {
    const file = path.join(folder, name);
    const { br, gzip } = await encodeBodies(await readFile(file), BEST);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gzip);
  }
}
