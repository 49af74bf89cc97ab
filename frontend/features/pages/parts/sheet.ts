/** Set apart like a sheet of paper: a form to copy, a notice that the law words. */
export const SHEET = 'mt-6 rounded-box border border-line bg-surface-2 p-5 sm:p-8';
