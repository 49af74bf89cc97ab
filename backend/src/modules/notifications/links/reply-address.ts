import { type DataKeys } from '../../../platform/data-keys';
import { base32, fromBase32 } from './base32';
import { isSigned, sign } from './signature';

/** The thread of mails that a reply belongs to. */
export interface ReplyThread {
  readonly tenantId: number;
  /** A UUID. */
  readonly thread: string;
  /** The mail that is replied to: the one to the writer, or the support's copy of the complaint. */
  readonly side: ReplySide;
}

export type ReplySide = 'writer' | 'support';

// tenant 4, thread 16, signature 10: forty-eight letters.
const THREAD_AT = 4;
const SIGNATURE_AT = 20;
const LENGTH = 30;
const SIGNATURE = LENGTH - SIGNATURE_AT;

// Servers on the way may write an address in other letters.
const REPLY_TO = /\b(reply|note)\+([a-z2-7]{48})@/gi;
const PREFIXES = { writer: 'reply', support: 'note' } as const;

/** One for each side, so that nobody makes the other side's address of their own. */
const keyOf = (keys: DataKeys, side: ReplySide): Buffer =>
  keys.derive(side === 'writer' ? 'reply address' : 'note address');

/** The first part of the address that a thread's replies go to. Nobody can guess another's: it is signed. */
export function nameReply(keys: DataKeys, { tenantId, thread, side }: ReplyThread): string {
  const body = Buffer.alloc(SIGNATURE_AT);
  body.writeUInt32BE(tenantId, 0);
  Buffer.from(thread.replaceAll('-', ''), 'hex').copy(body, THREAD_AT);
  return `${PREFIXES[side]}+${base32(Buffer.concat([body, sign(keyOf(keys, side), body, SIGNATURE)]))}`;
}

/** The thread that a text of addresses names: the first whose signature is right. */
export function findReply(keys: DataKeys, text: string): ReplyThread | undefined {
  for (const [, prefix = '', given = ''] of text.matchAll(REPLY_TO)) {
    const side = prefix.toLowerCase() === PREFIXES.support ? 'support' : 'writer';
    const name = fromBase32(given);
    const [body, signature] = [name.subarray(0, SIGNATURE_AT), name.subarray(SIGNATURE_AT)];
    if (isSigned(keyOf(keys, side), body, signature, SIGNATURE)) return { ...threadIn(body), side };
  }
  return undefined;
}

function threadIn(body: Buffer): Pick<ReplyThread, 'tenantId' | 'thread'> {
  const hex = body.toString('hex', THREAD_AT, SIGNATURE_AT);
  return {
    tenantId: body.readUInt32BE(0),
    thread: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
}
