/** The subjects of a message to the support. */
export const COMPLAINT_KINDS = ['complaint', 'appeal', 'report', 'payment', 'other'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];
