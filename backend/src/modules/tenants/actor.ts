import { type StaffPeople, type StaffRole } from '../../platform/http';

/** The author of a change: a member of staff, through the API or on the command line. `role` bounds which fields. */
export interface Actor {
  readonly email: string;
  readonly role: StaffRole;
  /** The people who control the account. Undefined on the command line, where the address is only typed. */
  readonly people?: StaffPeople;
}
