import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { Storage } from '../../platform/storage';
import { type PictureKind } from './shot';

/** The pictures of comparisons, among the files of the tenant in scope. */
@Injectable()
export class DiffPictures {
  constructor(private readonly storage: Storage) {}

  async write(id: string, shot: number, kind: PictureKind, content: Buffer): Promise<void> {
    await this.storage.write(nameOf(id, shot, kind), Readable.from([content]));
  }

  read(id: string, shot: number, kind: PictureKind): Promise<Buffer> {
    return this.storage.readWhole(nameOf(id, shot, kind));
  }

  deleteAll(id: string): Promise<void> {
    return this.storage.deleteFolder(folderOf(id));
  }
}

const folderOf = (id: string): string => `visual-diffs/${id}`;
const nameOf = (id: string, shot: number, kind: PictureKind): string => `${folderOf(id)}/${shot}-${kind}.webp`;
