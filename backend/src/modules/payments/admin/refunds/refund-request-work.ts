import { type WaitingWork } from '../../../../shared/waiting-work';

/** A second person's word is missing. */
export const REFUND_REQUEST_WORK: WaitingWork = {
  from: 'refund_request w',
  where: "w.status = 'waiting'",
  id: 'w.id::text',
  since: 'w.asked_at',
  due: { limits: [{ within: 24 * 60 }] },
};
