/** The queues of staff. Their names are words of the api: none is ever renamed. */
export const WORK_QUEUES = [
  'photos',
  'second_looks',
  'photo_checks',
  'held_messages',
  'reports',
  'block_looks',
  'appeals',
  'notice_appeals',
  'complaints',
  'refund_requests',
  'due_refunds',
  'disputes',
  'provider_account_requests',
  'mail_changes',
  'credit_gifts',
] as const;
export type WorkQueue = (typeof WORK_QUEUES)[number];
