/** The pages that every brand has and that need no member: search engines and preflight go by them. */
export const PUBLIC_PAGES = [
  ...(['/', '/signup', '/login', '/reset-password', '/pricing', '/complaints', '/withdraw'] as const),
  ...(['/pages/terms', '/pages/privacy', '/pages/cookies', '/pages/return-policy', '/pages/faq'] as const),
  '/pages/service',
] as const;
