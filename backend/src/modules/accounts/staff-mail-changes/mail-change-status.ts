/** Where a new address stands that staff asked for. The asker takes it back (`withdrawn`), others refuse it. */
export const STAFF_MAIL_CHANGE_STATUSES = ['waiting', 'done', 'refused', 'withdrawn', 'expired'] as const;
export type StaffMailChangeStatus = (typeof STAFF_MAIL_CHANGE_STATUSES)[number];
