import { type DataKeys } from '../../../platform/data-keys';
import { base32, fromBase32 } from './base32';
import { isSigned, sign } from './signature';

/** The trial mail that a name stands for. */
export interface TrialReference {
  readonly tenantId: number;
  /** Sixteen bytes that are known to this deployment alone. */
  readonly nonce: Buffer;
}

// tenant 4, nonce 16, signature 10: forty-eight letters.
const NONCE_AT = 4;
const SIGNATURE_AT = 20;
const LENGTH = 30;
const SIGNATURE = LENGTH - SIGNATURE_AT;

// Servers on the way may write an address in other letters.
const NAME = /(?<![a-z2-7])([a-z2-7]{48})(?![a-z2-7])/gi;

const keyOf = (keys: DataKeys): Buffer => keys.derive('trial mail');

/** Names a trial mail in its address and its subject. */
export function nameTrial(keys: DataKeys, { tenantId, nonce }: TrialReference): string {
  const body = Buffer.alloc(SIGNATURE_AT);
  body.writeUInt32BE(tenantId, 0);
  nonce.copy(body, NONCE_AT);
  return base32(Buffer.concat([body, sign(keyOf(keys), body, SIGNATURE)]));
}

/** The trial mail that a text names: the first whose signature is right. */
export function findTrial(keys: DataKeys, text: string): TrialReference | undefined {
  const key = keyOf(keys);
  const name = [...text.matchAll(NAME)]
    .map(([, given = '']) => fromBase32(given))
    .find((given) => isSigned(key, given.subarray(0, SIGNATURE_AT), given.subarray(SIGNATURE_AT), SIGNATURE));
  return name && { tenantId: name.readUInt32BE(0), nonce: name.subarray(NONCE_AT, SIGNATURE_AT) };
}
