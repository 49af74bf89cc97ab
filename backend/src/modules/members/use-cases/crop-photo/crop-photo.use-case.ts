import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { currentTenantId } from '../../../../platform/tenancy';
import { PhotoNotFound, problemOf } from '../../photos/errors';
import { goneFiles } from '../../photos/gone-files';
import { lockPhotosOf } from '../../photos/main-photo';
import { OwnPhotos } from '../../photos/own-photos';
import { PhotoFiles, type PhotoFolders } from '../../photos/photo-files';
import { PHOTO_COLUMNS, type PhotoRow } from '../../photos/photo-row';
import { type Crop, type MadePicture, PictureRefused } from '../../photos/pictures/picture';
import { Pictures } from '../../photos/pictures/pictures';

@Injectable()
export class CropPhoto {
  constructor(
    private readonly database: Database,
    private readonly own: OwnPhotos,
    private readonly pictures: Pictures,
    private readonly files: PhotoFiles,
    private readonly hint: OutboxHint,
  ) {}

  /**
   * Shows another part of the picture, under new addresses: what was cut away is found under none. Staff have seen the
   * whole, so the status stays. Of two crops at once the later one holds.
   */
  async crop(profileId: number, id: number, crop: Crop): Promise<PhotoRow> {
    const { file, status } = await this.own.get(profileId, id);
    if (status === 'rejected') throw new PhotoNotFound();
    const part = crop.width === 1 && crop.height === 1 ? null : crop;
    const made = await this.make(await this.files.readWhole(file), part);
    const folders = await this.files.write(profileId, made);
    try {
      const row = await this.replace(id, part, made, folders);
      this.hint.give();
      return row;
    } catch (error) {
      await this.files.delete(folders).catch(() => undefined);
      throw error;
    }
  }

  private async make(source: Buffer, crop: Crop | null): Promise<MadePicture> {
    try {
      return await this.pictures.make({ source, crop });
    } catch (error) {
      throw error instanceof PictureRefused ? problemOf(error.fault) : error;
    }
  }

  private replace(id: number, crop: Crop | null, made: MadePicture, folders: PhotoFolders): Promise<PhotoRow> {
    const { profileId, key, blurredKey } = folders;
    const lock = lockPhotosOf(currentTenantId(), profileId);
    return this.database.transaction(async () => {
      await this.database.query(lock.text, lock.values);
      const [old] = await this.database.query<{ key: string; blurred_key: string }>(
        `select key, blurred_key from photo where id = $1 and profile_id = $2 and status <> 'rejected'`,
        [id, profileId],
      );
      const [row] = await this.database.query<PhotoRow>(
        `update photo f set key = $3, blurred_key = $4, width = $5, height = $6, crop = $7
         where f.id = $1 and f.profile_id = $2 returning ${PHOTO_COLUMNS}`,
        [id, profileId, key, blurredKey, made.width, made.height, crop === null ? null : JSON.stringify(crop)],
      );
      if (!old || !row) throw new PhotoNotFound();
      await this.database.batch([goneFiles({ profileId, key: old.key, blurredKey: old.blurred_key })]);
      return row;
    });
  }
}
