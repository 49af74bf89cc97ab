import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';

export interface FoundCase {
  readonly kind: 'notice' | 'report' | 'decision' | 'appeal' | 'photo';
  readonly tenant_id: number;
  readonly id: number;
  /** The reference of a notice or of a report's notice, as the reporter has it. */
  readonly reference: string | null;
  /** The desk where it waits. Null once it is decided. */
  readonly desk: 'reports' | 'notice_appeals' | 'block_looks' | 'appeals' | 'photos' | null;
  /** Its id there: an appeal of a reporter has the id of their notice. */
  readonly item: number | null;
  /** The member whom it is about. Null where they have no account, or none any more. */
  readonly member: number | null;
}

/** A notice stands for its report, and outlives it. */
const BY_REFERENCE = `
  select 'notice' as kind, n.tenant_id, n.id, n.reference,
    case when a.notice_id is not null then 'notice_appeals' when r.closed_at is null and r.id is not null then 'reports' end as desk,
    coalesce(a.notice_id, r.id) as item, coalesce(r.profile_id, d.account_id) as person
  from notice n left join report r on r.tenant_id = n.tenant_id and r.id = n.report_id
    left join notice_appeal a on a.tenant_id = n.tenant_id and a.notice_id = n.id and a.decided_at is null
    left join decision d on d.tenant_id = n.tenant_id and d.id = n.decision_id
  where n.tenant_id = any($1::integer[]) and n.reference = $2::text`;

const BY_ID = `
  select 'report' as kind, r.tenant_id, r.id, n.reference,
    case when r.closed_at is null then 'reports' when a.notice_id is not null then 'notice_appeals' end as desk,
    case when r.closed_at is null then r.id else a.notice_id end as item, r.profile_id as person
  from report r left join notice n on n.tenant_id = r.tenant_id and n.report_id = r.id
    left join notice_appeal a on a.tenant_id = n.tenant_id and a.notice_id = n.id and a.decided_at is null
  where r.tenant_id = any($1::integer[]) and r.id = $2::integer
  union all
  select 'decision', tenant_id, id, null,
    case when needs_look and looked_at is null and ended_at is null and account_id is not null then 'block_looks' end, id, account_id
  from decision where tenant_id = any($1::integer[]) and id = $2::integer
  union all
  select 'appeal', a.tenant_id, a.id, null, case when a.decided_at is null then 'appeals' end, a.id, d.account_id
  from appeal a join decision d on d.tenant_id = a.tenant_id and d.id = a.decision_id
  where a.tenant_id = any($1::integer[]) and a.id = $2::integer
  union all
  select 'photo', tenant_id, id, null, case when status = 'pending' then 'photos' end, id, profile_id
  from photo where tenant_id = any($1::integer[]) and id = $2::integer`;

const MOST = 20;

/** Finds what is decided about in moderation, of some brands, by a whole id or reference. */
@Injectable()
export class CaseSearch {
  constructor(private readonly platform: PlatformDatabase) {}

  byReference(tenants: readonly number[], reference: string): Promise<FoundCase[]> {
    return this.find(BY_REFERENCE, tenants, reference);
  }

  byId(tenants: readonly number[], id: number): Promise<FoundCase[]> {
    return this.find(BY_ID, tenants, id);
  }

  private find(cases: string, tenants: readonly number[], sought: string | number): Promise<FoundCase[]> {
    return this.platform.query<FoundCase>(
      `select f.kind, f.tenant_id, f.id, f.reference, f.desk, f.item, a.id as member
       from (${cases}) f left join account a on a.tenant_id = f.tenant_id and a.id = f.person
       order by f.kind, f.tenant_id limit ${MOST}`,
      [tenants, sought],
    );
  }
}
