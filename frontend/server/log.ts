import pino, { type Logger } from 'pino';

export type { Logger };

/** JSON lines with the site and request they belong to. Never queries, cookies or addresses: they can name a person. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: { process: 'web' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    // Lines are gathered for a moment: one write a line would cost more than a page from the cache.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}
