import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview link shows: one revision of one tenant, until `exp` (seconds since 1970). */
export interface PreviewClaim {
  readonly tenantId: number;
  readonly revision: number;
  readonly exp: number;
}

const sign = (body: string, secret: string): Buffer => createHmac('sha256', secret).update(body).digest();

export function signPreview(claim: PreviewClaim, secret: string): string {
  const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${body}.${sign(body, secret).toString('base64url')}`;
}

/** The claim of a token that we signed and that has not run out; undefined for everything else. */
export function readPreview(token: string | undefined, secret: string, now = Date.now()): PreviewClaim | undefined {
  if (token === undefined || token.length > 500) return undefined;
  const [body, signature, ...rest] = token.split('.');
  if (!body || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(body, secret);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const claim = JSON.parse(Buffer.from(body, 'base64url').toString()) as PreviewClaim;
  return claim.exp * 1000 > now ? claim : undefined;
}
