import { createHmac, timingSafeEqual } from 'node:crypto';

/** A preview token grants the view of one revision of one tenant, until `exp` (seconds since 1970). */
export interface PreviewClaim {
  readonly tenantId: number;
  readonly revision: number;
  readonly exp: number;
}

const MAX_LENGTH = 500;

const sign = (body: string, secret: string): Buffer => createHmac('sha256', secret).update(body).digest();

export function signPreview(claim: PreviewClaim, secret: string): string {
  const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${body}.${sign(body, secret).toString('base64url')}`;
}

/** Returns the claim of a token that was signed with `secret` and has not expired, undefined for everything else. */
export function readPreview(token: string | undefined, secret: string, now = Date.now()): PreviewClaim | undefined {
  if (token === undefined || token.length > MAX_LENGTH) return undefined;
  const [body, signature, ...rest] = token.split('.');
  if (!body || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(body, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const claim = JSON.parse(Buffer.from(body, 'base64url').toString()) as PreviewClaim;
  return claim.exp * 1000 > now ? claim : undefined;
}
