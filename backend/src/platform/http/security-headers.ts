/**
 * An api answers data: nothing in it may be framed, sniffed, run or asked for by another site. HSTS is the pages' to say:
 * they are on the same host.
 */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The headers of an answer whose route sets no others. Most answers tell of one person, so no cache may keep them. */
export const DEFAULT_HEADERS = { ...SECURITY_HEADERS, 'cache-control': 'no-store' } as const;
