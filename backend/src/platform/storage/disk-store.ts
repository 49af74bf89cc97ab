import { FSDriver } from 'flydrive/drivers/fs';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { type FileStore } from './file-store';

/** A folder of the machine, or one that several share. */
export class DiskStore implements FileStore {
  private readonly driver: FSDriver;

  constructor(private readonly folder: string) {
    this.driver = new FSDriver({ location: folder, visibility: 'private' });
  }

  /** Beside it first: of two who write at once, each has written all or nothing, and nobody reads a half. */
  async write(key: string, content: Readable): Promise<void> {
    const part = `${key}.${randomUUID()}.part`;
    try {
      await this.driver.putStream(part, content);
      await rename(join(this.folder, part), join(this.folder, key));
    } catch (error) {
      await this.driver.delete(part).catch(() => undefined);
      throw error;
    }
  }

  async read(key: string): Promise<Readable> {
    const content = await this.driver.getStream(key);
    await once(content, 'open');
    return content;
  }

  delete(key: string): Promise<void> {
    return this.driver.delete(key);
  }

  deleteFolder(prefix: string): Promise<void> {
    return this.driver.deleteAll(prefix);
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
  }
}
