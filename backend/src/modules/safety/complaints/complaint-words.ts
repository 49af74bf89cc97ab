/** Open: staff are to answer. Answered: the other side may write again. */
export const COMPLAINT_STATES = ['open', 'answered', 'closed'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** Answers go out by mail, replies come in by mail, notes are for staff alone. */
export const MESSAGE_KINDS = ['answer', 'reply', 'note'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
