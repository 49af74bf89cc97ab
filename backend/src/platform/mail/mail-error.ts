/**
 * `refused`: this mail will never be taken. `deferred`: not now. `outage`: no mail is taken now.
 * `code` is free of addresses: `smtp_550`, `econnection`.
 */
export type MailFault = 'refused' | 'deferred' | 'outage';

export class MailError extends Error {
  override name = 'MailError';

  constructor(
    readonly fault: MailFault,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`mail ${fault}: ${code}`, options);
  }
}

// Failures on the way to the server or in the session, before any mail was spoken of.
const OUTAGE = new Set([
  'econnection',
  'etimedout',
  'esocket',
  'edns',
  'etls',
  'eauth',
  'eoauth2',
  'eproxy',
  'eprotocol',
]);

/** Reads nodemailer's errors: SMTP replies carry `responseCode` and the `command` they answered. */
export function mailError(cause: unknown): MailError {
  const { responseCode, code, command } = (cause ?? {}) as {
    responseCode?: unknown;
    code?: unknown;
    command?: unknown;
  };
  if (typeof responseCode === 'number')
    return new MailError(faultOfReply(responseCode, command), `smtp_${responseCode}`, { cause });
  const name = typeof code === 'string' ? code.toLowerCase() : 'unknown';
  return new MailError(OUTAGE.has(name) ? 'outage' : 'deferred', name, { cause });
}

function faultOfReply(responseCode: number, command: unknown): MailFault {
  // 421 closes the service, whatever was asked; a no to anything but recipient or content concerns us, not this mail.
  if (responseCode === 421) return 'outage';
  if (command === 'MAIL FROM') return 'deferred';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'outage';
  return responseCode >= 500 ? 'refused' : 'deferred';
}
