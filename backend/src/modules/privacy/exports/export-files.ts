import { Injectable } from '@nestjs/common';
import { type Readable } from 'node:stream';
import { Storage } from '../../../platform/storage';

/** The files of exports, each below its account's folder, so that they can go together. */
@Injectable()
export class ExportFiles {
  constructor(private readonly storage: Storage) {}

  /** In place of what an earlier try left. Answers how many bytes it has. */
  write(account: number, id: string, content: Readable): Promise<number> {
    return this.storage.write(nameOf(account, id), content);
  }

  read(account: number, id: string): Promise<Readable> {
    return this.storage.read(nameOf(account, id));
  }

  delete(account: number, id: string): Promise<void> {
    return this.storage.delete(nameOf(account, id));
  }

  /** All that an account has, for its erasure. */
  deleteAll(account: number): Promise<void> {
    return this.storage.deleteFolder(`exports/${account}`);
  }
}

const nameOf = (account: number, id: string): string => `exports/${account}/${id}.zip`;
