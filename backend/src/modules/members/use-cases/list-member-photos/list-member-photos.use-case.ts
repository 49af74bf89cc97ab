import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { CLEAR_FOR_FREE, isPaid } from '../../photos/photo-limit';
import { photoResponse } from '../../photos/photo.response';
import { SHOWN_COLUMNS, type ShownPhoto } from '../../photos/photo-row';
import { openTo } from '../../profile/visible-to';
import { ProfileNotFound } from '../show-teaser/profile-not-found.error';
import { type MemberPhoto } from './member-photos.response';

const PROFILE = `
  select p.id = $2 or ${isPaid('$2')} as sees_all from profile p
  where p.id = $1 and ${openTo('$2')}`;

const PHOTOS = `
  select f.id, ${SHOWN_COLUMNS} from photo f where f.profile_id = $1 and f.status = 'active' order by f.position, f.id`;

@Injectable()
export class ListMemberPhotos {
  constructor(private readonly database: Database) {}

  /** Somebody's photos as the viewer may see them. `prefix` is the brand's. */
  async list(profileId: number, viewer: number, prefix: string): Promise<MemberPhoto[]> {
    const [[profile], photos] = (await this.database.batch([
      { text: PROFILE, values: [profileId, viewer] },
      { text: PHOTOS, values: [profileId] },
    ])) as unknown as [[{ sees_all: boolean }?], (ShownPhoto & { readonly id: number })[]];
    if (!profile) throw new ProfileNotFound();
    return photos.map((photo, place) =>
      Object.assign(photoResponse(photo, { prefix, blurred: !profile.sees_all && place >= CLEAR_FOR_FREE }), {
        id: photo.id,
      }),
    );
  }
}
