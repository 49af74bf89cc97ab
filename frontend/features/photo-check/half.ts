/** Beside another one as wide; on a line of its own where the words of either need more room. */
export const HALF = 'grow basis-[40%]';
