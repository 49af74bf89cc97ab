import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Readable, Transform, type TransformCallback, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CONFIG, type Config } from '../config/config';
import { withinTimeLimit } from '../dependencies';
import { LOGGER, type Logger } from '../telemetry';
import { currentTenantId } from '../tenancy/scope';
import { DiskStore } from './disk-store';
import { type FileStore } from './file-store';
import { storedName } from './file-name';
import { limitSilence } from './limit-silence';
import { S3Store } from './s3-store';
import { type StorageAddress, storageAddress } from './storage-address';

/**
 * The files of the tenant in scope, and only those: every name stands below `t/<tenant id>/`, which is taken from the
 * scope. The store is private: what a browser gets, the api hands out itself, after it has asked who wants it.
 */
@Injectable()
export class Storage implements OnApplicationBootstrap {
  private readonly store: FileStore;
  private readonly silenceMs: number;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'STORAGE' | 'STORAGE_SILENCE_MS'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.silenceMs = config.STORAGE_SILENCE_MS;
    this.store = openStore(storageAddress(config.STORAGE), this.silenceMs);
  }

  // The start does not wait for this check: without files everything else still works.
  onApplicationBootstrap(): void {
    this.store.check().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'files cannot be reached');
    });
  }

  /** Keeps a stream under a name such as `exports/7/x.zip`, in place of what was there. Answers how many bytes it had. */
  async write(name: string, content: Readable): Promise<number> {
    const key = storedName(currentTenantId(), name);
    const counter = new Counter();
    // Also where it has failed already. What fails ends the counter, and so the writing.
    pipeline(content, counter, () => undefined);
    try {
      await answered(() => this.store.write(key, counter));
    } catch (error) {
      counter.destroy();
      content.destroy();
      throw error;
    }
    return counter.bytes;
  }

  /**
   * A file as a stream whose first bytes are here. Rejects where there is no such file. It fails where the store stops in
   * the middle; how long its reader takes is its own affair.
   */
  async read(name: string): Promise<Readable> {
    const key = storedName(currentTenantId(), name);
    return await answered(
      async () => limitSilence(await this.store.read(key), this.silenceMs),
      (late) => late.destroy(),
    );
  }

  /** A whole file of a few megabytes at most. Rejects where there is no such file. */
  async readWhole(name: string): Promise<Buffer> {
    const key = storedName(currentTenantId(), name);
    return await answered(async () => buffer(await limitSilence(await this.store.read(key), this.silenceMs)));
  }

  /** Nothing happens where there is none. */
  async delete(name: string): Promise<void> {
    const key = storedName(currentTenantId(), name);
    await answered(() => this.store.delete(key));
  }

  /** A folder, such as `exports/7`, with everything in it. */
  async deleteFolder(name: string): Promise<void> {
    const key = storedName(currentTenantId(), name);
    await answered(() => this.store.deleteFolder(`${key}/`));
  }
}

/**
 * Within the time that the request has left. Background work, such as a large export, is bound only by the store's own
 * limits. `discard` is given what comes too late.
 */
const answered = <T>(work: () => Promise<T>, discard: (late: T) => void = () => undefined): Promise<T> =>
  withinTimeLimit('storage', Infinity, work, (working) => {
    working.then(discard, () => undefined);
  });

const openStore = (address: StorageAddress, silenceMs: number): FileStore =>
  address.kind === 'disk' ? new DiskStore(address.folder, silenceMs) : new S3Store(address, silenceMs);

class Counter extends Transform {
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    done(null, chunk);
  }
}
