import { type DataKeys } from '../../../platform/data-keys';
import { emailHash } from '../suppression/email-hash';
import { base32, fromBase32 } from './base32';
import { isSigned, sign } from './signature';

/** Which mail a bounce or a complaint is about. Only we can say so: it is signed. */
export interface MailReference {
  readonly tenantId: number;
  readonly sentAt: Date;
  /** Tells the mails to one address apart. */
  readonly mail: Buffer;
  readonly emailHash: Buffer;
}

// tenant 4, second 4, random 4, address 10, signature 8: forty characters of an id, forty-eight of an address.
const MAIL_AT = 4;
const EMAIL_AT = 12;
const SIGNATURE_AT = 22;
const LENGTH = 30;
const SIGNATURE = LENGTH - SIGNATURE_AT;

const MESSAGE_ID = /(?<![\w-])([\w-]{40})@/g;
// Servers on the way may write an address in other letters.
const RETURN_PATH = /\bbounce\+([a-z2-7]{48})@/gi;

const keyOf = (keys: DataKeys): Buffer => keys.derive('mail reference');

interface SentMail {
  readonly tenantId: number;
  /** The outbox entry: a mail that is sent again has the same names. */
  readonly entry: string;
  readonly createdAt: Date;
  readonly address: string;
}

/** The names a mail goes by: the first part of its Message-ID and of its return path. */
export function nameMail(keys: DataKeys, mail: SentMail): { readonly id: string; readonly returnPath: string } {
  const body = Buffer.alloc(SIGNATURE_AT);
  body.writeUInt32BE(mail.tenantId, 0);
  body.writeUInt32BE(Math.floor(mail.createdAt.getTime() / 1000), MAIL_AT);
  Buffer.from(mail.entry.slice(-8), 'hex').copy(body, MAIL_AT + 4);
  emailHash(mail.address).copy(body, EMAIL_AT);
  const name = Buffer.concat([body, sign(keyOf(keys), body, SIGNATURE)]);
  return { id: name.toString('base64url'), returnPath: `bounce+${base32(name)}` };
}

/** The mail that a text names, such as a header or a whole report: the first whose signature is right. */
export function findMail(keys: DataKeys, text: string): MailReference | undefined {
  const key = keyOf(keys);
  const names = [
    ...[...text.matchAll(RETURN_PATH)].map(([, name = '']) => fromBase32(name)),
    ...[...text.matchAll(MESSAGE_ID)].map(([, name = '']) => Buffer.from(name, 'base64url')),
  ];
  const name = names.find(
    (given) =>
      given.length === LENGTH &&
      isSigned(key, given.subarray(0, SIGNATURE_AT), given.subarray(SIGNATURE_AT), SIGNATURE),
  );
  if (!name) return undefined;
  return {
    tenantId: name.readUInt32BE(0),
    sentAt: new Date(name.readUInt32BE(MAIL_AT) * 1000),
    mail: name.subarray(MAIL_AT, EMAIL_AT),
    emailHash: name.subarray(EMAIL_AT, SIGNATURE_AT),
  };
}
