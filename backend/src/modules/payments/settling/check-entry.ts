import { type Statement } from '../../../platform/database';
import { noneWaits, outboxEntry } from '../../../platform/outbox';
import { type SignedFacts } from '../../../platform/payments';

export const CHECK_KIND = 'payment_check';

export interface CheckPayload {
  readonly attempt: string;
  /** The facts that the provider has signed: they are booked, and not asked for. */
  readonly signed?: SignedFacts;
}

/** The statement that has a payment checked soon. */
export const checkEntry = (attempt: string, onlyIf?: Statement): Statement =>
  outboxEntry(CHECK_KIND, { attempt } satisfies CheckPayload, onlyIf);

/** The same where none waits: a provider that is away for hours is not asked as often as it was looked after meanwhile. */
export const onlyCheckEntry = (attempt: string): Statement =>
  checkEntry(attempt, noneWaits(CHECK_KIND, "payload ->> 'attempt' = $1 and not payload ? 'signed'", [attempt]));

/** The statement that has booked what the provider has signed of a payment. */
export const signedEntry = (attempt: string, signed: SignedFacts, onlyIf: Statement): Statement =>
  outboxEntry(CHECK_KIND, { attempt, signed } satisfies CheckPayload, onlyIf);
