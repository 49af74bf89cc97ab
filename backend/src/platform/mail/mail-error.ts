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
    readonly refusal?: Refusal,
  ) {
    super(`mail ${fault}: ${code}`, options);
  }
}

/** The server's reply when it permanently refused a mail. */
export interface Refusal {
  readonly reply: number;
  /** RFC 3463, such as 5.1.1. */
  readonly status: string | undefined;
  readonly of: 'recipient' | 'content';
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
  // It took longer than a mail may take.
  'eabort',
]);

/** Reads nodemailer's errors: SMTP replies carry `responseCode` and the `command` they answered. */
export function mailError(cause: unknown): MailError {
  const { responseCode, response, code, command } = (cause ?? {}) as {
    responseCode?: unknown;
    response?: unknown;
    code?: unknown;
    command?: unknown;
  };
  if (typeof responseCode === 'number') {
    const fault = faultOfReply(responseCode, command);
    const of = command === 'RCPT TO' ? 'recipient' : 'content';
    const refusal =
      fault === 'refused' ? ({ reply: responseCode, status: statusIn(response), of } as const) : undefined;
    return new MailError(fault, `smtp_${responseCode}`, { cause }, refusal);
  }
  const name = typeof code === 'string' ? code.toLowerCase() : 'unknown';
  return new MailError(OUTAGE.has(name) ? 'outage' : 'deferred', name, { cause });
}

const statusIn = (response: unknown): string | undefined =>
  /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];

function faultOfReply(responseCode: number, command: unknown): MailFault {
  // 421 closes the service, whatever was asked; a no to anything but recipient or content concerns us, not this mail.
  if (responseCode === 421) return 'outage';
  if (command === 'MAIL FROM') return 'deferred';
  if (command !== 'RCPT TO' && command !== 'DATA') return 'outage';
  return responseCode >= 500 ? 'refused' : 'deferred';
}
