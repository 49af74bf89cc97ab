import { type SMTPPoolOptions } from 'nodemailer';

/** Connections to the mail server, and so mails that are sent at once. */
export const CONNECTIONS = 10;

/** Longest time for a connection to be made and to be greeted on it. */
const GREETING_MS = 10_000;

/** Connections to the mail server, each used for many mails. `timeoutMs`: how long one mail may take. */
export const poolOptions = (timeoutMs: number): SMTPPoolOptions & { readonly pool: true } => ({
  pool: true,
  maxConnections: CONNECTIONS,
  maxMessages: 1000,
  // A mail whose connection broke goes back to the outbox, which waits longer than the pool does.
  maxRequeues: 1,
  connectionTimeout: Math.min(GREETING_MS, timeoutMs),
  greetingTimeout: Math.min(GREETING_MS, timeoutMs),
  socketTimeout: timeoutMs,
  disableFileAccess: true,
  disableUrlAccess: true,
});
