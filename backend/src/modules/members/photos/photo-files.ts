import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Storage } from '../../../platform/storage';
import { type MadePicture, type PictureFile } from './pictures/picture';

/** The folders of a photo's files: two random keys, each with its folder, and the whole picture beside them. */
export interface PhotoFolders {
  readonly profileId: number;
  readonly key: string;
  readonly blurredKey: string;
}

/** A random key of 128 bits. */
const newKey = (): string => randomBytes(16).toString('hex');

/** Photos in the storage, each member's below one folder, so that they can go together. */
@Injectable()
export class PhotoFiles {
  constructor(private readonly storage: Storage) {}

  /** Under new keys, in place of nothing: what is under a key never changes. */
  async write(profileId: number, made: Pick<MadePicture, 'renditions' | 'blurred'>): Promise<PhotoFolders> {
    const folders = { profileId, key: newKey(), blurredKey: newKey() };
    const put = (key: string, { name, content }: PictureFile): Promise<number> =>
      this.storage.write(nameOf(profileId, key, name), Readable.from([content]));
    try {
      await Promise.all([
        ...made.renditions.map((rendition) => put(folders.key, rendition)),
        put(folders.blurredKey, made.blurred),
      ]);
    } catch (error) {
      await this.delete(folders).catch(() => undefined);
      throw error;
    }
    return folders;
  }

  /** Answers its name. */
  async writeWhole(profileId: number, content: Buffer): Promise<string> {
    const name = `${folderOf(profileId)}/${newKey()}.jpg`;
    await this.storage.write(name, Readable.from([content]));
    return name;
  }

  read(profileId: number, key: string, name: string): Promise<Buffer> {
    return this.storage.readWhole(nameOf(profileId, key, name));
  }

  readWhole(file: string): Promise<Buffer> {
    return this.storage.readWhole(file);
  }

  /** Copies a whole picture out of its owner's folder, so that it does not go with it. Answers the name of the copy. */
  async copyAsEvidence(file: string): Promise<string> {
    const name = `evidence/${newKey()}.jpg`;
    await this.storage.write(name, Readable.from([await this.storage.readWhole(file)]));
    return name;
  }

  deleteWhole(file: string): Promise<void> {
    return this.storage.delete(file);
  }

  async delete({ profileId, key, blurredKey }: PhotoFolders, whole?: string): Promise<void> {
    for (const one of [key, blurredKey]) await this.storage.deleteFolder(`${folderOf(profileId)}/${one}`);
    if (whole !== undefined) await this.storage.delete(whole);
  }

  /** All that a member has, for the erasure. */
  deleteAll(profileId: number): Promise<void> {
    return this.storage.deleteFolder(folderOf(profileId));
  }
}

const folderOf = (profileId: number): string => `photos/${profileId}`;
const nameOf = (profileId: number, key: string, name: string): string => `${folderOf(profileId)}/${key}/${name}`;
