import { type WaitingWork } from '../../../../shared/waiting-work';

/** Banks take evidence for a week at least; three days are enough to find it and leave time to send it. */
const WITHIN_DAYS = 3;

/** SQL: whether a dispute waits for staff, for a row with that alias. */
export const disputeWaits = (dispute: string): string =>
  `(${dispute}.status = 'open' and ${dispute}.responded_at is null)`;

/**
 * Disputes that staff have not answered. A provider such as Mollie never says that one is lost, so staff say what they did about
 * it; otherwise it would wait for ever.
 */
export const DISPUTE_WORK: WaitingWork = {
  from: 'payment_dispute w',
  where: disputeWaits('w'),
  id: 'w.id::text',
  since: 'w.opened_at',
  due: { limits: [{ within: WITHIN_DAYS * 24 * 60 }], at: 'w.evidence_due_at' },
};
