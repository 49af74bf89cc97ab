/** What a message to the support is about. */
export const COMPLAINT_KINDS = ['complaint', 'appeal', 'report', 'payment', 'other'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];
