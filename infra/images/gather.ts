import { nodeFileTrace } from '@vercel/nft';
import { cpSync, existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { IMAGES, type Image } from './images';

/**
 * Lays out what each image holds, from a built checkout: the entry file, every file it loads, and the named extras.
 * `tsx infra/images/gather.ts <folder> [image…]` writes one folder an image.
 */
export async function gather(image: Image, root: string, out: string): Promise<number> {
  const { fileList, warnings } = await nodeFileTrace(
    image.traced.map((entry) => join(root, entry)),
    { base: root, processCwd: root, ignore: ['infra/**', 'frontend/**', 'backend/**', 'tenants/**'] },
  );
  const lost = [...warnings].filter(({ message }) => image.traced.some((entry) => message.includes(entry)));
  if (lost.length > 0) throw new Error(lost.map(({ message }) => message).join('\n'));
  for (const file of fileList) {
    copy(join(root, file), join(out, file));
    const map = `${file}.map`;
    if (file.startsWith('dist/') && existsSync(join(root, map))) copy(join(root, map), join(out, map));
  }
  for (const { from, to } of image.extras) {
    cpSync(join(root, from), join(out, to ?? from), { recursive: true, verbatimSymlinks: true });
  }
  return fileList.size;
}

function copy(from: string, to: string): void {
  const found = lstatSync(from);
  if (found.isDirectory()) return;
  mkdirSync(dirname(to), { recursive: true });
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else cpSync(from, to);
}

async function main(out: string, names: readonly string[]): Promise<void> {
  const root = resolve(__dirname, '../..');
  for (const image of IMAGES) {
    if (names.length > 0 && !names.includes(image.name)) continue;
    const folder = join(resolve(out), image.name);
    rmSync(folder, { recursive: true, force: true });
    const traced = await gather(image, root, folder);
    console.log(`${image.name}: ${traced} traced files and ${image.extras.length} extras in ${folder}`);
  }
}

if (require.main === module) {
  const [out, ...names] = process.argv.slice(2);
  if (out === undefined) throw new Error('Usage: tsx infra/images/gather.ts <folder> [image…]');
  main(out, names).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
