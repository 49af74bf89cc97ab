import { type JsonWebKey, createPublicKey, verify } from 'node:crypto';

/** Who signed for a push (RFC 8292). */
export interface VapidToken {
  readonly aud: string;
  readonly exp: number;
  readonly sub: string;
  /** The public key, as pages subscribe with it. */
  readonly key: string;
}

const DAY_SECONDS = 24 * 3600;

/** Reads and verifies an Authorization header as push services do. Throws for what they refuse. */
export function vapidToken(header: string, audience: string, key: string): VapidToken {
  const [, jwt = '', k = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (k !== key) throw new Error('VapidPkHashMismatch');
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as JsonWebKey, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if ((read(head) as { alg?: string }).alg !== 'ES256') throw new Error('not ES256');
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) throw new Error('BadJwtToken');
  const { aud, exp, sub } = read(claims) as VapidToken;
  const ahead = exp - Date.now() / 1000;
  if (aud !== audience || ahead <= 0 || ahead > DAY_SECONDS) throw new Error('BadJwtToken');
  if (!/^(?:https:\/\/|mailto:)(?!localhost\b)/.test(sub)) throw new Error('BadJwtToken');
  return { aud, exp, sub, key: k };
}

const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
