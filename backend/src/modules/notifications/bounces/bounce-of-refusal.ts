import { type Refusal } from '../../../platform/mail';
import { type MailEvent } from '../suppression/mail-events';
import { isForGood } from './read-report';

/** Without a status of its own: no such mailbox, moved away, not a mailbox's name (RFC 5321). */
const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553]);

/** Turns a permanent refusal into a bounce of the address, or of the content where the server says so. */
export function bounceOfRefusal({ reply, status, of }: Refusal): MailEvent {
  const isOfAddress = of === 'recipient' || status?.startsWith('5.1.') === true;
  const isGone = status === undefined ? NO_MAILBOX.has(reply) : isForGood(status);
  return { kind: isOfAddress && isGone ? 'hard' : 'soft', code: status ?? `smtp_${reply}` };
}
