/** An api answers data: nothing in it may be framed, sniffed, run or asked for by another site. HSTS counts over TLS only. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
} as const;
