import { type WaitingWork } from '../../../shared/waiting-work';

/** A second person's word about where money goes is missing. */
export const ACCOUNT_REQUEST_WORK: WaitingWork = {
  from: 'provider_account_request w',
  where: "w.status = 'waiting'",
  id: 'w.id::text',
  since: 'w.asked_at',
  due: { limits: [{ within: 24 * 60 }] },
};
