import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';

export interface RevisionSummary {
  readonly revision: number;
  readonly base: number | null;
  readonly author: string;
  readonly reason: string;
  readonly created_at: Date;
  readonly approvers: readonly string[];
  /** The people who have to approve it where it changes money: two where nobody knows who wrote it. */
  readonly approvals_needed: number;
  readonly approvals_missing: number;
  /** The staff ids of the people who may have written it, and of those who approved it. */
  readonly behind: readonly number[];
  readonly live: boolean;
  readonly releases: readonly { kind: string; author: string; reason: string; at: string }[];
}

export interface RevisionPage {
  readonly revisions: readonly RevisionSummary[];
  /** The number behind which the next page begins; null on the last page. */
  readonly next: number | null;
  /** The revision that was live most recently before the one that is; null where there is none. */
  readonly before_live: number | null;
}

const PAGE = 50;

const BEFORE_LIVE = `
  select p.revision from settings_release p join tenant t on t.id = p.tenant_id
  where p.tenant_id = $1 and p.revision is distinct from t.live_revision order by p.number desc limit 1`;

/** A tenant's revisions with their approvals and releases, newest first. */
@Injectable()
export class RevisionHistory {
  constructor(private readonly platform: PlatformDatabase) {}

  /** All of them. */
  all(tenantId: number): Promise<RevisionSummary[]> {
    return this.read(tenantId, null, null);
  }

  /** Those before the number given, or the newest. */
  async page(tenantId: number, before: number | undefined): Promise<RevisionPage> {
    const [rows, [earlier]] = await Promise.all([
      this.read(tenantId, before ?? null, PAGE + 1),
      this.platform.query<{ revision: number }>(BEFORE_LIVE, [tenantId]),
    ]);
    const revisions = rows.slice(0, PAGE);
    const next = rows.length > PAGE ? (revisions.at(-1)?.revision ?? null) : null;
    return { revisions, next, before_live: earlier?.revision ?? null };
  }

  private read(tenantId: number, before: number | null, most: number | null): Promise<RevisionSummary[]> {
    return this.platform.query<RevisionSummary>(
      `select r.revision, r.base, r.author, r.reason, r.created_at,
         array(select approver from settings_approval a where a.tenant_id = r.tenant_id and a.revision = r.revision order by at) as approvers,
         n.needed as approvals_needed, greatest(0, n.needed - (select count(*) from unnest(a.ids) id
           where r.proposers is null or id <> all (r.proposers)))::integer as approvals_missing,
         coalesce(r.proposers, '{}') || a.ids as behind,
         r.revision is not distinct from t.live_revision as live,
         coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'author', author, 'reason', reason, 'at', at) order by number)
           from settings_release p where p.tenant_id = r.tenant_id and p.revision = r.revision), '[]') as releases
       from settings_revision r join tenant t on t.id = r.tenant_id
         cross join lateral (select case when r.proposers is null then 2 else 1 end as needed) n
         cross join lateral (select array(select approver_id from settings_approval s
           where s.tenant_id = r.tenant_id and s.revision = r.revision and approver_id is not null) as ids) a
       where r.tenant_id = $1 and ($2::integer is null or r.revision < $2) order by r.revision desc limit $3::integer`,
      [tenantId, before, most],
    );
  }
}
