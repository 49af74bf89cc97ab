/** Under which name a browser remembers that the warning was read, and when. */
export const DISMISSAL = 'entry-warning';
