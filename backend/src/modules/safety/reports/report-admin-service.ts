import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type TimePage, type TimePosition, microsecondsOf, timeAt, timePageOf } from '../../../shared/time-cursor';
import { type Actor, audit } from '../../tenants';
import { ReportNotFound } from './report-not-found.error';
import { type ReportOutcome, type ReportReason } from './report-words';

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
  readonly reporter_id: number;
  readonly profile_id: number;
  readonly fictional: boolean;
  readonly reason: ReportReason;
  readonly text: string;
  readonly evidence: ReportEvidence & { readonly fictional: boolean };
  readonly created_at: Date;
}

const PAGE = 50;

/** Lists and closes reports, for staff. */
@Injectable()
export class ReportAdminService {
  constructor(private readonly platform: PlatformDatabase) {}

  /** A tenant's open reports, oldest first. */
  async queue(tenantId: number, after: TimePosition | null): Promise<TimePage<OpenReport>> {
    const behind = after === null ? '' : `and (r.created_at, r.id) > (${timeAt('$3')}, $4::integer)`;
    const rows = await this.platform.query<OpenReport & TimePosition>(
      `select ${microsecondsOf('r.created_at')} as at, r.id, r.reporter_id, r.profile_id, p.fictional, r.reason, r.text,
         r.evidence || jsonb_build_object('fictional', p.fictional) as evidence, r.created_at
       from report r join profile p on p.tenant_id = r.tenant_id and p.id = r.profile_id
       where r.tenant_id = $1 and r.closed_at is null ${behind} order by r.created_at, r.id limit $2`,
      [tenantId, PAGE, ...(after === null ? [] : [after.at, after.id])],
    );
    return timePageOf(rows, PAGE);
  }

  /** Once: of two at the same time the second finds nothing open. Written down in the transaction that does it. */
  async close(tenantId: number, report: number, outcome: ReportOutcome, actor: Actor): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const [closed] = await connection.query<{ profile_id: number; reason: string }>(
        `update report set closed_at = now(), closed_by = $3, outcome = $4
         where tenant_id = $1 and id = $2 and closed_at is null returning profile_id, reason`,
        [tenantId, report, actor.email, outcome],
      );
      if (!closed) throw new ReportNotFound();
      await audit(connection, actor, {
        action: 'report.closed',
        tenantId,
        // The subject is written as in the member's file.
        subject: `account:${closed.profile_id}`,
        details: { report, reason: closed.reason, outcome },
      });
    });
  }
}
