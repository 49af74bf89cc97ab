import { type Asked } from '../../tenants';

/** The asker takes it back (`withdrawn`), others refuse it. */
export const ASKED_STATUSES = ['waiting', 'done', 'refused', 'withdrawn', 'expired'] as const;
export type AskedStatus = (typeof ASKED_STATUSES)[number];

/** Something for a member that staff asked for, and that takes a second person within seven days. */
export interface AskedOfMember extends Asked {
  readonly id: string;
  readonly account: number;
  readonly reason: string;
  readonly status: AskedStatus;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

/** SQL: the columns of a row w. One whose time is over is expired, whether or not that was written down. */
export const ASKED_COLUMNS = `
  w.id, w.account_id as account, w.reason,
  case when w.status = 'waiting' and w.expires_at <= now() then 'expired' else w.status end as status,
  w.asked_by as "askedBy", w.proposers, w.approvers, w.asked_at as "askedAt", w.expires_at as "expiresAt",
  w.decided_by as "decidedBy", w.decided_at as "decidedAt"`;

/** SQL: the rows w that somebody can still agree to. */
export const IS_WAITING = "w.status = 'waiting' and w.expires_at > now()";
