import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type TimePage, type TimePosition, microsecondsOf, timeAt, timePageOf } from '../../../shared/time-cursor';
import { type NoticeReason } from './report-words';

/** The reported profile as it was. */
export interface ReportEvidence {
  readonly name: string;
  readonly about_me: string | null;
  readonly looking_for: string | null;
  /** Its answers to questions; none in reports from before there were any. */
  readonly prompts?: readonly { readonly code: string; readonly answer: string }[];
  readonly photos: readonly { readonly id: number; readonly key: string; readonly status: string }[];
  /** The last ones of their conversation; none in reports from before there were any. */
  readonly messages?: readonly MessageEvidence[];
  /** Those that the reporter means, where they said so. */
  readonly reported?: readonly MessageEvidence[];
}

interface MessageEvidence {
  readonly sender: number;
  readonly sent_at: string;
  readonly kind: string;
  readonly text: string | null;
  readonly photo: string | null;
  /** The quoted part of the receiver's profile. Older reports have none. */
  readonly quote?: QuoteEvidence | null;
}

interface QuoteEvidence {
  readonly photo: number | null;
  /** The photo's key; null where it was gone when the report came. */
  readonly key: string | null;
  readonly prompt: string | null;
  readonly text: string | null;
}

export interface OpenReport {
  readonly id: number;
  /** Null where somebody without an account reports. */
  readonly reporter_id: number | null;
  /** Null where the address that they gave leads to no profile. */
  readonly profile_id: number | null;
  readonly fictional: boolean;
  readonly reason: NoticeReason;
  readonly text: string;
  readonly evidence: ReportEvidence & { readonly fictional: boolean };
  readonly created_at: Date;
}

const PAGE = 50;

/** Lists reports, for staff. */
@Injectable()
export class ReportAdminService {
  constructor(private readonly platform: PlatformDatabase) {}

  /** A tenant's open reports, oldest first. */
  async queue(tenantId: number, after: TimePosition | null): Promise<TimePage<OpenReport>> {
    const behind = after === null ? '' : `and (r.created_at, r.id) > (${timeAt('$3')}, $4::integer)`;
    const rows = await this.platform.query<OpenReport & TimePosition>(
      `select ${microsecondsOf('r.created_at')} as at, r.id, r.reporter_id, r.profile_id, coalesce(p.fictional, false) as fictional, r.reason, r.text,
         r.evidence || jsonb_build_object('fictional', coalesce(p.fictional, false)) as evidence, r.created_at
       from report r left join profile p on p.tenant_id = r.tenant_id and p.id = r.profile_id
       where r.tenant_id = $1 and r.closed_at is null ${behind} order by r.created_at, r.id limit $2`,
      [tenantId, PAGE, ...(after === null ? [] : [after.at, after.id])],
    );
    return timePageOf(rows, PAGE);
  }
}
