import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { currentTenantId } from '../../../platform/tenancy';
import { isEvening } from './evening';
import { PhotoLimitReached } from './errors';
import { lockPhotosOf, refreshMainPhoto } from './main-photo';
import { PhotoFiles, type PhotoFolders } from './photo-files';
import { PHOTO_COLUMNS, type PhotoRow } from './photo-row';
import { type MadePicture } from './pictures/picture';
import { ReceivePicture } from './receive-picture';

export interface NewPhoto {
  readonly profileId: number;
  /** A path, or the picture itself where we made it. Of what `formatOf` lets in. */
  readonly source: string | Buffer;
  /** Active where nobody has to look at it first. */
  readonly status: 'pending' | 'active';
  readonly most: number;
}

/** Makes a picture into a profile's last photo. */
@Injectable()
export class AddPhoto {
  constructor(
    private readonly database: Database,
    private readonly receive: ReceivePicture,
    private readonly files: PhotoFiles,
  ) {}

  async add(photo: NewPhoto): Promise<PhotoRow> {
    const made = await this.receive.make(photo.source);
    const folders = await this.files.write(photo.profileId, made);
    let whole: string | undefined;
    try {
      whole = await this.files.writeWhole(photo.profileId, made.whole);
      return await this.insert(photo, made, { folders, whole });
    } catch (error) {
      await this.files.delete(folders, whole).catch(() => undefined);
      throw error;
    }
  }

  /** Inserts a photo if there is room. Parallel uploads count one after the other, because each locks the profile's row. */
  private insert(
    { profileId, status, most }: NewPhoto,
    made: MadePicture,
    { folders, whole }: { readonly folders: PhotoFolders; readonly whole: string },
  ): Promise<PhotoRow> {
    const { text, values } = lockPhotosOf(currentTenantId(), profileId);
    return this.database.transaction(async () => {
      await this.database.query(text, values);
      const isUrgent = status === 'pending' && (await this.isEveningOf(profileId));
      const [row] = await this.database.query<PhotoRow>(
        `insert into photo as f (profile_id, position, status, file, key, blurred_key, width, height, phash, decided_at, urgent)
         select $1, coalesce(max(o.position) + 1, 0), $2, $3, $4, $5, $6, $7, $8::bigint,
           case when $2 = 'active' then now() end, count(*) = 0 and $10
         from photo o where o.profile_id = $1 having count(*) < $9 returning ${PHOTO_COLUMNS}`,
        [
          ...[profileId, status, whole, folders.key, folders.blurredKey],
          ...[made.width, made.height, made.hash.toString(), most, isUrgent],
        ],
      );
      if (!row) throw new PhotoLimitReached(most);
      const main = refreshMainPhoto(currentTenantId(), profileId);
      await this.database.execute(main.text, main.values);
      return row;
    });
  }

  /** By the member's own clock, as far as it is known. */
  private async isEveningOf(profileId: number): Promise<boolean> {
    const [account] = await this.database.query<{ readonly time_zone: string | null }>(
      'select time_zone from account where id = $1',
      [profileId],
    );
    return account !== undefined && isEvening(new Date(), account.time_zone);
  }
}
