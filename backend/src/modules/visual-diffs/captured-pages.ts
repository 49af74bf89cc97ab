import { type TenantDocument } from '../tenants';

export interface CapturedPage {
  /** On the brand's own host. */
  readonly path: string;
}

const USUAL = ['/', '/signup', '/login', '/pricing', '/pages/terms'];

/** Six pages that show most of a brand's look to somebody who is not signed in: with a lander that both revisions have. */
export function capturedPages(
  one: Pick<TenantDocument, 'pages'>,
  other: Pick<TenantDocument, 'pages'>,
): CapturedPage[] {
  const shared = one.pages.find(({ token }) => other.pages.some((page) => page.token === token));
  const last = shared === undefined ? '/pages/faq' : `/${shared.token}`;
  return [...USUAL, last].map((path) => ({ path }));
}
