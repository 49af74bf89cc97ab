import { dismiss, dismissedAt } from '../../lib/dismissals';

const over = (member: number): string => `time-bonus-over:${member}`;
const closed = (member: number): string => `time-bonus:${member}`;

/** It never comes again: nobody is asked for it any more. */
export const isOver = (member: number): boolean => dismissedAt(over(member)) !== undefined;
export const keepOver = (member: number): void => dismiss(over(member));

/** Whether the member has put its sheet away. */
export const isClosed = (member: number): boolean => dismissedAt(closed(member)) !== undefined;
export const keepClosed = (member: number): void => dismiss(closed(member));
