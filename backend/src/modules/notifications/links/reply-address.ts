import { type DataKeys } from '../../../platform/data-keys';
import { base32, fromBase32 } from './base32';
import { isSigned, sign } from './signature';

/** The thread of mails that a reply belongs to. */
export interface ReplyThread {
  readonly tenantId: number;
  /** A UUID. */
  readonly thread: string;
}

// tenant 4, thread 16, signature 10: forty-eight letters.
const THREAD_AT = 4;
const SIGNATURE_AT = 20;
const LENGTH = 30;
const SIGNATURE = LENGTH - SIGNATURE_AT;

// Servers on the way may write an address in other letters.
const REPLY_TO = /\breply\+([a-z2-7]{48})@/gi;

const keyOf = (keys: DataKeys): Buffer => keys.derive('reply address');

/** The first part of the address that a thread's replies go to. Nobody can guess another's: it is signed. */
export function nameReply(keys: DataKeys, { tenantId, thread }: ReplyThread): string {
  const body = Buffer.alloc(SIGNATURE_AT);
  body.writeUInt32BE(tenantId, 0);
  Buffer.from(thread.replaceAll('-', ''), 'hex').copy(body, THREAD_AT);
  return `reply+${base32(Buffer.concat([body, sign(keyOf(keys), body, SIGNATURE)]))}`;
}

/** The thread that a text of addresses names: the first whose signature is right. */
export function findReply(keys: DataKeys, text: string): ReplyThread | undefined {
  const key = keyOf(keys);
  const name = [...text.matchAll(REPLY_TO)]
    .map(([, given = '']) => fromBase32(given))
    .find((given) => isSigned(key, given.subarray(0, SIGNATURE_AT), given.subarray(SIGNATURE_AT), SIGNATURE));
  if (!name) return undefined;
  const hex = name.toString('hex', THREAD_AT, SIGNATURE_AT);
  return {
    tenantId: name.readUInt32BE(0),
    thread: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
}
