import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { type MailEvent } from '../suppression/mail-events';

/** A full mailbox (5.2.2), a mail too large, a server in trouble, a policy: the address may be good (RFC 3463). */
export const isForGood = (status: string): boolean => /^5\.([0145]\.|2\.[01]$)/.test(status);

export interface Report {
  /** Text that may identify the mail: the address that received the report, and the headers of the original. */
  readonly names: string;
  /** Undefined where there is nothing to do: a delay, or a mail that was marked by mistake. */
  readonly event: MailEvent | undefined;
}

const ARRIVED_AT = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']);
const ORIGINAL = new Set(['message/rfc822', 'message/global', 'message/rfc822-headers', 'text/rfc822-headers']);
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, attachmentEncoding: 'utf8' } as const;

/**
 * Reads a delivery status (RFC 3464) or a feedback report (RFC 5965), whichever recipient it names. Undefined for
 * what is neither.
 */
export async function readReport(raw: Uint8Array): Promise<Report | undefined> {
  const email = await PostalMime.parse(raw, LIMITS).catch(() => undefined);
  if (!email) return undefined;
  const names = namesIn(email);
  const status = partOf(email, 'message/delivery-status');
  if (status !== undefined) return { names, event: bounceOf(status) };
  const feedback = partOf(email, 'message/feedback-report');
  if (feedback === undefined) return undefined;
  const type = fieldOf(feedback, 'Feedback-Type');
  return { names, event: type === 'not-spam' ? undefined : { kind: 'complaint', code: 'feedback' } };
}

function namesIn({ headers, attachments }: Email): string {
  const arrived = headers.filter(({ key }) => ARRIVED_AT.has(key)).map(({ value }) => value);
  const originals = attachments.filter(({ mimeType }) => ORIGINAL.has(mimeType)).map(headersOf);
  return [...arrived, ...originals].join('\n');
}

/** Only headers count: anybody may have written the text of a mail. */
const headersOf = (part: Attachment): string => textOf(part).split(/\r?\n\r?\n/, 1)[0] ?? '';

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();

function partOf({ attachments }: Email, type: string): string | undefined {
  const part = attachments.find(({ mimeType }) => mimeType === type);
  return part && textOf(part);
}

const fieldOf = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(\\S+)`, 'im').exec(text)?.[1]?.toLowerCase() ?? '';

function bounceOf(status: string): MailEvent | undefined {
  if (fieldOf(status, 'Action') !== 'failed') return undefined;
  const code = /^[245]\.\d{1,3}\.\d{1,3}$/.exec(fieldOf(status, 'Status'))?.[0] ?? 'unknown';
  return { kind: isForGood(code) ? 'hard' : 'soft', code };
}
