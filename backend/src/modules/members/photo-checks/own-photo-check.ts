import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { CHECK_COLUMNS, MOST_A_DAY, type PhotoCheckRow } from './photo-check-row';
import { VERIFIED_AT } from './verified-at';

/** Where a member's newest check stands, and whether there could be another one. */
export interface OwnPhotoCheck {
  readonly check: PhotoCheckRow | null;
  readonly verified_at: string | null;
  readonly has_photo: boolean;
  /** From when the day has room for another check; null where it has now. */
  readonly next_start_at: Date | null;
  /** The photos that were compared and are still shown. */
  readonly compared_photos: readonly number[];
  /** By the clock that the gesture's time is measured with. */
  readonly now: Date;
}

interface Found extends Omit<OwnPhotoCheck, 'check'>, PhotoCheckRow {}

const OWN = `
  select ${CHECK_COLUMNS}, ${VERIFIED_AT} as verified_at,
    exists (select from photo f where f.profile_id = p.id and f.status = 'active') as has_photo,
    case when today.checks = ${MOST_A_DAY} then today.oldest + interval '1 day' end as next_start_at,
    array(select f.id from photo f where f.profile_id = p.id and f.status = 'active' and f.id = any(c.compared)
      order by f.position, f.id) as compared_photos, now() as now
  from profile p
    left join lateral (
      select * from photo_check o where o.profile_id = p.id order by o.created_at desc limit 1) c on true
    cross join lateral (
      select count(*) as checks, min(created_at) as oldest from (
        select created_at from photo_check o where o.profile_id = p.id and o.created_at > now() - interval '1 day'
        order by o.created_at desc limit ${MOST_A_DAY}) newest) today
  where p.id = $1`;

/** A member's own checks. */
@Injectable()
export class OwnPhotoChecks {
  constructor(private readonly database: Database) {}

  async of(profileId: number): Promise<OwnPhotoCheck> {
    const [row] = await this.database.query<Omit<Found, 'id'> & { readonly id: number | null }>(OWN, [profileId]);
    if (!row) throw new Error('an account without a profile');
    const { verified_at, has_photo, next_start_at, compared_photos, now, ...check } = row;
    return {
      ...{ verified_at, has_photo, next_start_at, compared_photos, now },
      check: check.id === null ? null : { ...check, id: check.id },
    };
  }
}
