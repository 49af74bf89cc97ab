import { type Statement } from '../../../platform/database';
import { outboxEntry } from '../../../platform/outbox';

export const CHECK_KIND = 'payment_check';

export interface CheckPayload {
  readonly attempt: string;
}

/** The statement that has a payment checked soon. */
export const checkEntry = (attempt: string, onlyIf?: Statement): Statement =>
  outboxEntry(CHECK_KIND, { attempt } satisfies CheckPayload, onlyIf);
