import { toPlainText } from '@react-email/render';
import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { splitReply } from './split-reply';

/** A mail that may be a reply in a thread. */
export interface ReadReply {
  /** The addresses that it came to. The sender's own claim of who they are is not among them. */
  readonly arrivedAt: string;
  readonly from: string;
  readonly body: string;
  readonly quoted: string | null;
  readonly files: number;
  /** The same for the same mail that is delivered again. */
  readonly key: Buffer;
  /** Sent by a machine: an absence note, a confirmation. */
  readonly isAutomatic: boolean;
}

const READ_BYTES = 256 * 1024;
const LONGEST = 20_000;
const HTML_LONGEST = 100_000;
const ARRIVED_AT = new Set(['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']);
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, attachmentEncoding: 'utf8' } as const;

/** Reads a mail's text, whatever else is in it. Undefined for what is no mail or has no words. */
export async function readReply(raw: Uint8Array): Promise<ReadReply | undefined> {
  const email = await PostalMime.parse(raw.subarray(0, READ_BYTES), LIMITS).catch(() => undefined);
  if (!email) return undefined;
  const files = email.attachments.length;
  const { body, quoted } = splitReply(textOf(email));
  if (body === '' && files === 0) return undefined;
  return {
    arrivedAt: headersOf(email, (key) => ARRIVED_AT.has(key)).join('\n'),
    from: email.from?.address ?? '',
    body: shortened(body) ?? '',
    quoted: shortened(quoted),
    files,
    key: createHash('sha256')
      .update(email.messageId ?? raw)
      .digest(),
    isAutomatic: isAutomatic(email),
  };
}

function textOf({ text, html }: Email): string {
  const plain = text?.trim() ?? '';
  // PostgreSQL's text holds no zero character.
  return (plain === '' && html ? toPlainText(html.slice(0, HTML_LONGEST)) : plain).replaceAll('\0', '').trim();
}

const shortened = (text: string | null): string | null =>
  text === null || text.length <= LONGEST
    ? text
    : `${Array.from(text)
        .slice(0, LONGEST / 2)
        .join('')} […]`;

const headersOf = ({ headers }: Email, is: (key: string) => boolean): string[] =>
  headers.filter(({ key }) => is(key)).map(({ value }) => value);

/** RFC 3834, and what mail programs set before it. */
function isAutomatic(email: Email): boolean {
  const [submitted = 'no'] = headersOf(email, (key) => key === 'auto-submitted');
  const [precedence = ''] = headersOf(email, (key) => key === 'precedence');
  const replies = headersOf(email, (key) => key === 'x-autoreply' || key === 'x-autorespond');
  return (
    !/^no\b/i.test(submitted.trim()) || /^(?:bulk|junk|auto_reply)$/i.test(precedence.trim()) || replies.length > 0
  );
}
