import { type Database } from '../../../platform/database';
import { type StaffMailChangeStatus } from './mail-change-status';

export interface StaffMailChange {
  readonly id: string;
  readonly account: number;
  readonly email: string;
  readonly reason: string;
  readonly status: StaffMailChangeStatus;
  readonly askedBy: string;
  readonly proposers: readonly number[] | null;
  readonly approvers: readonly number[];
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

/** Where it is not known for sure who asked, two have to agree. */
export const missingApprovals = ({ status, proposers, approvers }: StaffMailChange): number =>
  status === 'waiting' ? Math.max(0, (proposers === null ? 2 : 1) - approvers.length) : 0;

/** The people whose word the change is so far. */
export const peopleBehind = ({ proposers, approvers }: StaffMailChange): number[] => [
  ...(proposers ?? []),
  ...approvers,
];

/** SQL: the columns of a row c. One whose time is over is expired, whether or not that was written down. */
export const COLUMNS = `
  c.id, c.account_id as account, c.email, c.reason,
  case when c.status = 'waiting' and c.expires_at <= now() then 'expired' else c.status end as status,
  c.asked_by as "askedBy", c.proposers, c.approvers, c.asked_at as "askedAt", c.expires_at as "expiresAt",
  c.decided_by as "decidedBy", c.decided_at as "decidedAt"`;

export const findChanges = (database: Database, condition: string, values: readonly unknown[]) =>
  database.query<StaffMailChange>(`select ${COLUMNS} from staff_mail_change c where ${condition}`, values);
