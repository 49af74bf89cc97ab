import { type Statement } from '../../../platform/database';
import { outboxEntry } from '../../../platform/outbox';

export const HELD_DECIDED_KIND = 'held_message_decided';

/** The payload of the outbox entry. The account's id tells whose row it is. */
export interface HeldDecided {
  readonly account: number;
  readonly message: number;
}

/** The statement that has a decision of staff carried out, for the transaction that makes it. */
export const heldDecided = (decided: HeldDecided): Statement => outboxEntry(HELD_DECIDED_KIND, decided);
