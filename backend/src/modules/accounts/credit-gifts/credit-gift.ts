import { type Connection } from '../../../platform/database';
import { secondPersonWork } from '../../tenants';
import { ASKED_COLUMNS, type AskedOfMember, IS_WAITING } from '../second-person/asked-of-member';

/** `reversal`: credits that came back to the member because a debit was reversed. */
export type CreditGiftKind = 'support' | 'refund' | 'reversal';

export interface CreditGift extends AskedOfMember {
  readonly key: string;
  readonly kind: CreditGiftKind;
  readonly credits: number;
}

/** SQL: the columns of a row w. */
export const GIFT_COLUMNS = `${ASKED_COLUMNS}, w.key, w.kind, w.credits`;

export const findGifts = (connection: Connection, condition: string, values: readonly unknown[]) =>
  connection.query<CreditGift>(`select ${GIFT_COLUMNS} from credit_gift w where ${condition}`, values);

/** Credits for a member lack a second person's word. */
export const CREDIT_GIFT_WORK = secondPersonWork('credit_gift w', IS_WAITING);
