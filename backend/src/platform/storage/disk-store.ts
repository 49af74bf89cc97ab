import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { DiskCalls } from './disk-calls';
import { type FileStore } from './file-store';

const PIECE_BYTES = 64 * 1024;

/** A folder of the machine, or one that several share. */
export class DiskStore implements FileStore {
  private readonly calls: DiskCalls;

  /** `silenceMs`: how long a single call to the disk may take. */
  constructor(
    private readonly folder: string,
    silenceMs: number,
  ) {
    this.calls = new DiskCalls(silenceMs);
  }

  /** Beside it first: of two who write at once, each has written all or nothing, and nobody reads a half. */
  async write(key: string, content: Readable): Promise<void> {
    const path = join(this.folder, key);
    const part = `${path}.${randomUUID()}.part`;
    try {
      await this.calls.run(() => mkdir(dirname(path), { recursive: true }));
      await this.fill(await this.openFile(part, 'wx'), content);
      await this.calls.run(() => rename(part, path));
    } catch (error) {
      await this.calls.run(() => rm(part, { force: true })).catch(() => undefined);
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    return this.contentOf(await this.openFile(join(this.folder, key), 'r'));
  }

  delete(key: string): Promise<void> {
    return this.calls.run(() => rm(join(this.folder, key), { force: true }));
  }

  deleteFolder(prefix: string): Promise<void> {
    return this.empty(join(this.folder, prefix));
  }

  async check(): Promise<void> {
    await this.calls.run(() => mkdir(this.folder, { recursive: true }));
  }

  private openFile(path: string, flags: 'r' | 'wx'): Promise<FileHandle> {
    return this.calls.run(
      () => open(path, flags),
      (late) => {
        this.close(late);
      },
    );
  }

  private async fill(file: FileHandle, content: Readable): Promise<void> {
    try {
      for await (const piece of content as AsyncIterable<Buffer>) await this.calls.run(() => file.writeFile(piece));
    } catch (error) {
      this.close(file);
      throw error;
    }
    await this.calls.run(() => file.close());
  }

  private contentOf(file: FileHandle): Readable {
    const { calls } = this;
    return new Readable({
      read() {
        calls
          .run(() => file.read(Buffer.allocUnsafe(PIECE_BYTES)))
          .then(
            ({ bytesRead, buffer }) => this.push(bytesRead === 0 ? null : buffer.subarray(0, bytesRead)),
            (error: unknown) => this.destroy(error as Error),
          );
      },
      destroy: (error, done) => {
        this.close(file);
        done(error);
      },
    });
  }

  private close(file: FileHandle): void {
    this.calls.run(() => file.close()).catch(() => undefined);
  }

  /** Call by call: Node's own recursive removal would take every thread that is left. */
  private async empty(folder: string): Promise<void> {
    const entries = await this.calls
      .run(() => readdir(folder, { withFileTypes: true }))
      .catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      });
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await this.empty(path);
      else await this.calls.run(() => rm(path, { force: true }));
    }
    await this.calls.run(() => rmdir(folder)).catch(ignoreAbsence);
  }
}

/** Gone already, or something was written into it meanwhile, which stays. */
function ignoreAbsence(error: unknown): void {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT' && code !== 'ENOTEMPTY') throw error;
}
