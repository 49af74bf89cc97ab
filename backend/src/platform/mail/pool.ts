import { type SMTPPoolOptions } from 'nodemailer';

/** Connections to the mail server, each used for many mails. */
export const POOL: SMTPPoolOptions & { readonly pool: true } = {
  pool: true,
  maxConnections: 10,
  maxMessages: 1000,
  // A mail whose connection broke goes back to the outbox, which waits longer than the pool does.
  maxRequeues: 1,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
  disableFileAccess: true,
  disableUrlAccess: true,
};
