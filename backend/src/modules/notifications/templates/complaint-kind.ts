/** The subjects that the form for messages to the support offers. */
export const COMPLAINT_KINDS = ['complaint', 'appeal', 'report', 'payment', 'other'] as const;
export type FiledKind = (typeof COMPLAINT_KINDS)[number];
/** A withdrawal that could not be carried out by itself is one, too. */
export const ALL_COMPLAINT_KINDS = [...COMPLAINT_KINDS, 'withdrawal'] as const;
export type ComplaintKind = (typeof ALL_COMPLAINT_KINDS)[number];
