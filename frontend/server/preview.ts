import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a preview cookie shows: one revision of one tenant, until `exp` (seconds since 1970). */
export interface PreviewClaim {
  readonly tenantId: number;
  readonly revision: number;
  readonly exp: number;
}

const MAX_LENGTH = 500;

/** The claim of a cookie that the api signed and that has not run out; undefined for everything else. */
export function readPreview(cookie: string | undefined, secret: string, now = Date.now()): PreviewClaim | undefined {
  if (cookie === undefined || cookie.length > MAX_LENGTH) return undefined;
  const [body, signature, ...rest] = cookie.split('.');
  if (body === undefined || signature === undefined || rest.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', secret).update(body).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const claim = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as PreviewClaim;
  return claim.exp * 1000 > now ? claim : undefined;
}
