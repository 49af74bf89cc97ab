import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { ReportNotFound } from '../../safety';
import { type Actor, audit } from '../../tenants';

export interface PersonInShort {
  readonly id: number;
  readonly name: string;
  readonly fictional: boolean;
  /** Null where the profile has no account. */
  readonly status: string | null;
  /** In which they read what staff write to them. */
  readonly language: string | null;
  readonly signup_date: Date;
  /** Reports by this person, and how many of them led to something. */
  readonly reports_made: number;
  readonly reports_acted_on: number;
  /** Reports about this person. */
  readonly reports_received: number;
  /** Decisions against this person that hold or held. */
  readonly decisions: number;
}

export interface OtherReport {
  readonly id: number;
  readonly reason: string;
  readonly created_at: Date;
  readonly outcome: string | null;
}

export interface ReportFile {
  readonly reference: string | null;
  readonly address: string | null;
  readonly reporter: PersonInShort | null;
  readonly profile: PersonInShort | null;
  readonly others: readonly OtherReport[];
}

interface Known {
  readonly reporter_id: number | null;
  readonly profile_id: number | null;
  readonly reference: string | null;
  readonly address: string | null;
}

/** Shows staff both people in short and the other reports, beside a report's evidence. Looking is audited. */
@Injectable()
export class ReportFiles {
  constructor(private readonly platform: PlatformDatabase) {}

  async open(tenantId: number, report: number, actor: Actor): Promise<ReportFile> {
    const [known] = await this.platform.query<Known>(
      `select r.reporter_id, r.profile_id, n.reference, n.address from report r
         left join notice n on n.tenant_id = r.tenant_id and n.report_id = r.id
       where r.tenant_id = $1 and r.id = $2`,
      [tenantId, report],
    );
    if (!known) throw new ReportNotFound();
    const { reporter_id: by, profile_id: about, ...notice } = known;
    const subject = `account:${about ?? 'none'}`;
    await audit(this.platform, actor, { action: 'report.viewed', tenantId, subject, details: { report } });
    const [reporter, profile, others] = await Promise.all([
      this.person(tenantId, by),
      this.person(tenantId, about),
      this.platform.query<OtherReport>(
        `select id, reason, created_at, outcome from report
         where tenant_id = $1 and profile_id = $2 and id <> $3 order by created_at desc, id desc limit 50`,
        [tenantId, about, report],
      ),
    ]);
    return { ...notice, reporter, profile, others };
  }

  private async person(tenantId: number, id: number | null): Promise<PersonInShort | null> {
    const [person] = await this.platform.query<PersonInShort>(
      `select p.id, p.name, p.fictional, a.status, a.language, p.created_at as signup_date,
         (select count(*)::integer from report r where r.tenant_id = $1 and r.reporter_id = p.id) as reports_made,
         (select count(*)::integer from report r where r.tenant_id = $1 and r.reporter_id = p.id
           and r.outcome <> 'dismissed') as reports_acted_on,
         (select count(*)::integer from report r where r.tenant_id = $1 and r.profile_id = p.id) as reports_received,
         (select count(*)::integer from decision d where d.tenant_id = $1 and d.account_id = p.id
           and d.kind <> 'dismissed') as decisions
       from profile p left join account a on a.tenant_id = p.tenant_id and a.id = p.id
       where p.tenant_id = $1 and p.id = $2`,
      [tenantId, id],
    );
    return person ?? null;
  }
}
