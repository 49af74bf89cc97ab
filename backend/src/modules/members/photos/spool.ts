import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { PhotoTooLarge, PhotoUnreadable, PhotosBusy } from './errors';
import { HEAD_BYTES } from './pictures/picture-format';

const MOST_BYTES = 12 * 1024 * 1024;
/** The space of a process for all parallel uploads; `/tmp` has a little more. */
const SPACE_BYTES = 200 * 1024 * 1024;

interface Spooled {
  readonly path: string;
  /** The first bytes. */
  readonly head: Buffer;
}

let taken = 0;

/**
 * Has a body lie in a file while the work runs: slow phones hold a file each, and no memory. `length` as the request
 * tells it, which HTTP holds it to.
 */
export async function whileSpooled<T>(
  body: Readable,
  length: number | undefined,
  work: (spooled: Spooled) => Promise<T>,
): Promise<T> {
  const space = length ?? MOST_BYTES;
  if (space > MOST_BYTES) throw new PhotoTooLarge();
  if (taken + space > SPACE_BYTES) throw new PhotosBusy();
  const path = join(tmpdir(), `manyhearts-${randomUUID()}`);
  taken += space;
  try {
    return await work({ path, head: await spool(body, path) });
  } finally {
    taken -= space;
    await rm(path, { force: true });
  }
}

async function spool(body: Readable, path: string): Promise<Buffer> {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  let head = Buffer.alloc(0);
  try {
    // A body that is destroyed takes its connection with it, and the answer too.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
      if (bytes > MOST_BYTES) break;
      await file.writeFile(chunk);
    }
  } catch (error) {
    // The disk's failure, or the end of a visitor's patience.
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? new PhotosBusy() : new PhotoUnreadable();
  } finally {
    await file.close();
  }
  if (bytes > MOST_BYTES) throw new PhotoTooLarge();
  return head;
}
