import { createHmac, timingSafeEqual } from 'node:crypto';
import { type DataKeys } from '../../platform/data-keys';

/** Long enough to write an appeal at leisure. The link in the mail works on. */
const SECONDS = 24 * 3600;

// decision 4, expiry 4, signature 24: as long as the tokens in mails, so that a page treats both alike.
const EXPIRY_AT = 4;
const SIGNATURE_AT = 8;
const LENGTH = 32;

/** A token that opens a decision of the tenant for a day. It is signed and kept nowhere. */
export function decisionLink(keys: DataKeys, tenantId: number, decision: number): string {
  const body = Buffer.alloc(SIGNATURE_AT);
  body.writeUInt32BE(decision, 0);
  body.writeUInt32BE(Math.floor(Date.now() / 1000) + SECONDS, EXPIRY_AT);
  return Buffer.concat([body, sign(keys, tenantId, body)]).toString('base64url');
}

/** The decision that such a token opens. Undefined where it is too old, or we never signed it for this tenant. */
export function decisionInLink(keys: DataKeys, tenantId: number, token: string): number | undefined {
  const given = Buffer.from(token, 'base64url');
  if (given.length !== LENGTH) return undefined;
  const body = given.subarray(0, SIGNATURE_AT);
  if (!timingSafeEqual(sign(keys, tenantId, body), given.subarray(SIGNATURE_AT))) return undefined;
  return body.readUInt32BE(EXPIRY_AT) > Date.now() / 1000 ? body.readUInt32BE(0) : undefined;
}

const sign = (keys: DataKeys, tenantId: number, body: Buffer): Buffer =>
  createHmac('sha256', keys.derive(`decision link ${tenantId}`))
    .update(body)
    .digest()
    .subarray(0, LENGTH - SIGNATURE_AT);
