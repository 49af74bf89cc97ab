import { createHmac, randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { type Mailbox, type Summary } from './mailbox';

/** Where the api takes replies, and the secret that signs them: as the provider of mail does it in production. */
export interface ReplyTarget {
  /** The origin of an api. */
  readonly api: string;
  readonly host: string;
  readonly secret: string;
}

const THREAD = /^(?:reply|note)\+[a-z2-7]+@/i;

/** The address of a thread that a reply to the mail goes to; undefined where it goes to a person. */
export async function threadOf(mailbox: Mailbox, { id }: Summary): Promise<string | undefined> {
  const { replyTo } = await PostalMime.parse(mailbox.raw(id));
  const address = replyTo?.[0]?.address;
  return address !== undefined && THREAD.test(address) ? address : undefined;
}

/** Sends a reply to a mail, as the person who got it would by their mail program. Answers whether the api took it. */
export async function sendReply(target: ReplyTarget, mail: Summary, thread: string, text: string): Promise<boolean> {
  const lines = [
    `From: <${mail.to[0] ?? 'nobody@localhost'}>`,
    `To: <${thread}>`,
    `Message-ID: <${randomUUID()}@inbox.localhost>`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64'),
  ];
  const raw = Buffer.from(lines.join('\r\n')).toString('base64');
  const body = JSON.stringify({ to: thread, raw });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', target.secret).update(`${seconds}.`).update(body).digest('hex');
  const answer = await fetch(new URL('/api/received-mails', target.api), {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': target.host,
      'x-mail-events-signature': `t=${seconds},v1=${signature}`,
    },
  });
  return answer.ok;
}
