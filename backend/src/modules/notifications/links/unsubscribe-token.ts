import { type DataKeys } from '../../../platform/data-keys';
import { type MailKind, isMailKind } from '../kinds/mail-kinds';
import { isSigned, sign } from './signature';

/** The content of an unsubscribe link: this account wants no more mails of this kind. It never expires. */
export interface UnsubscribeClaim {
  readonly account: number;
  readonly kind: MailKind;
}

const TOKEN = /^([1-9]\d{0,9})\.([a-z]{1,30})\.([\w-]{24})$/;
const BYTES = 18;

const keyOf = (keys: DataKeys, tenantId: number): Buffer => keys.derive(`unsubscribe ${tenantId}`);

export function unsubscribeToken(keys: DataKeys, tenantId: number, { account, kind }: UnsubscribeClaim): string {
  const body = `${account}.${kind}`;
  return `${body}.${sign(keyOf(keys, tenantId), body, BYTES).toString('base64url')}`;
}

/** Undefined for what we never signed, or signed for another tenant. */
export function readUnsubscribeToken(keys: DataKeys, tenantId: number, token: string): UnsubscribeClaim | undefined {
  const [, account = '', kind = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isMailKind(kind)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  if (!isSigned(keyOf(keys, tenantId), `${account}.${kind}`, given, BYTES)) return undefined;
  return { account: Number(account), kind };
}
