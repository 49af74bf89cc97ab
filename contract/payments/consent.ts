/**
 * Which words a buyer agrees to when they ask to begin at once: the text `buying.begin_now` of the pages. Whoever changes its
 * meaning gives it a new name here, which orders keep.
 */
export const BEGIN_NOW_CONSENT = 'begin_now_1';
