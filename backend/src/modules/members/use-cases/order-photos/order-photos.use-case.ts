import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { currentTenantId } from '../../../../platform/tenancy';
import { PhotoOrderStale } from '../../photos/errors';
import { lockPhotosOf, refreshMainPhoto } from '../../photos/main-photo';

@Injectable()
export class OrderPhotos {
  constructor(private readonly database: Database) {}

  /** Puts all of a member's photos in this order. Throws PhotoOrderStale where the member has others by now. */
  async order(profileId: number, ids: readonly number[]): Promise<void> {
    const lock = lockPhotosOf(currentTenantId(), profileId);
    const main = refreshMainPhoto(currentTenantId(), profileId);
    await this.database.transaction(async () => {
      await this.database.query(lock.text, lock.values);
      const has = await this.database.query<{ id: number }>('select id from photo where profile_id = $1', [profileId]);
      if (has.length !== ids.length || !has.every(({ id }) => ids.includes(id))) throw new PhotoOrderStale();
      await this.database.batch([
        {
          text: `update photo f set position = o.place - 1
            from unnest($2::integer[]) with ordinality o (id, place) where f.profile_id = $1 and f.id = o.id`,
          values: [profileId, ids],
        },
        main,
      ]);
    });
  }
}
