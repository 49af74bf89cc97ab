import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';

/** The facts for an authority about a picture that two people took for a child's. */
export interface KeptEvidence {
  /** The id of the photo. */
  readonly photo: number;
  /** Null once the account is erased, and so is what follows. */
  readonly profile_id: number | null;
  readonly name: string | null;
  readonly fictional: boolean;
  readonly birth_date: string | null;
  readonly country: string | null;
  readonly requested_at: Date;
  readonly first_by: string;
  readonly decided_at: Date;
  readonly decided_by: string;
  /** The copy goes by itself then. */
  readonly deleted_at: Date;
}

/** Lists evidence that a second person has confirmed, for those who answer authorities. */
@Injectable()
export class KeptEvidenceList {
  constructor(private readonly platform: PlatformDatabase) {}

  /** A tenant's, newest first. */
  list(tenantId: number): Promise<KeptEvidence[]> {
    return this.platform.query<KeptEvidence>(
      `select e.photo_id as photo, e.profile_id, p.name, coalesce(p.fictional, false) as fictional, p.birth_date::text, p.country, e.requested_at, e.first_by,
         e.decided_at, e.decided_by, e.decided_at + interval '180 days' as deleted_at
       from minor_evidence e left join profile p on p.tenant_id = e.tenant_id and p.id = e.profile_id
       where e.tenant_id = $1 and e.decided_at is not null order by e.decided_at desc, e.photo_id limit 200`,
      [tenantId],
    );
  }
}
