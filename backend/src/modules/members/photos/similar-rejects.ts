import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { isTelling } from './known-rejects';
import { type RejectionReason } from './photo-row';

export interface SimilarReject {
  readonly reason: RejectionReason;
  readonly rejected_at: Date;
  /** How many of 64 bits differ. */
  readonly distance: number;
  /** A photo that looked like this; null where it is deleted, and where it may show a child. */
  readonly photo: number | null;
  /** Whether it is of the same member. */
  readonly same_member: boolean;
}

/** Wider than the distance at which an upload is refused, because a person compares the two. */
const SIMILAR = 10;
const MOST = 6;

/** Finds pictures that a brand's staff have rejected and that look like a photo. */
@Injectable()
export class SimilarRejects {
  constructor(private readonly platform: PlatformDatabase) {}

  /** The most similar first. That the photo itself was rejected before is not among them: a second person is not to know. */
  find(tenantId: number, photo: number): Promise<SimilarReject[]> {
    return this.platform.query<SimilarReject>(
      `with looked as materialized (
         select phash, profile_id, status from photo where tenant_id = $1 and id = $2 and ${isTelling('phash')}
       )
       select r.reason, r.rejected_at, r.distance, f.id as photo, coalesce(f.profile_id = looked.profile_id, false) as same_member
       from looked cross join lateral (
         select phash, reason, rejected_at, bit_count((phash # looked.phash)::bit(64))::integer as distance
         from rejected_picture where tenant_id = $1 and bit_count((phash # looked.phash)::bit(64)) <= ${SIMILAR}
           and (phash <> looked.phash or looked.status <> 'rejected')
         order by distance, rejected_at desc limit ${MOST}
       ) r left join lateral (
         select id, profile_id from photo
         where tenant_id = $1 and phash = r.phash and status = 'rejected' and id <> $2 and r.reason <> 'minor' and reason <> 'minor'
         order by decided_at desc limit 1
       ) f on true order by r.distance, r.rejected_at desc`,
      [tenantId, photo],
    );
  }
}
