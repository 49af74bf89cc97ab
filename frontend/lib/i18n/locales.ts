/** English with accents and longer words, to try layouts with; only where the web server is told to offer it. */
export const PSEUDO_LOCALE = 'qps';
