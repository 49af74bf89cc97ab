/** Filled in by the browser, as the language writes a moment. */
export const DATE = '{date}';
