import { generateKeyPairSync } from 'node:crypto';

/** In base64url: the uncompressed point, and the scalar. */
export interface PushKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

const UNCOMPRESSED = 4;

/** A new pair of P-256 for VAPID (RFC 8292). JWK keeps leading zeros, which the plain numbers lose. */
export function newPushKeyPair(): PushKeyPair {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat([Buffer.of(UNCOMPRESSED), left, right]).toString('base64url'), privateKey: d };
}
