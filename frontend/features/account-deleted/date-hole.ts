/** Filled in once it is known. */
export const DATE = '{date}';
