import { type Database } from '../../../platform/database';
import { secondPersonWork } from '../../tenants';
import { ASKED_COLUMNS, type AskedOfMember, IS_WAITING } from '../second-person/asked-of-member';

export interface StaffMailChange extends AskedOfMember {
  readonly email: string;
}

/** SQL: the columns of a row w. */
export const CHANGE_COLUMNS = `${ASKED_COLUMNS}, w.email`;

export const findChanges = (database: Database, condition: string, values: readonly unknown[]) =>
  database.query<StaffMailChange>(`select ${CHANGE_COLUMNS} from staff_mail_change w where ${condition}`, values);

/** A member's new address lacks a second person's word. */
export const MAIL_CHANGE_WORK = secondPersonWork('staff_mail_change w', IS_WAITING);
