import type { PageKind } from './page-kind';
import type { Press } from './page-press';
import { ReadyAnswer } from './ready-answer';
import type { Route } from './route-table';
import type { Visit } from './site-directory';

/** The one address behind which every path that is no route lies: the catch-all of the app folder answers it. */
const ABSENT = '/404';

/** Where a page lies inside; `null` is the page for what does not exist. */
export function innerPath(visit: Visit, route: Route | null): string {
  const page = route?.page ?? ABSENT;
  return page === '/' ? visit.prefix : visit.prefix + page;
}

/** Tells one page of one visit from all others. */
export function pageKey(visit: Visit, route: Route | null): string {
  return visit.key + (route?.page ?? ABSENT);
}

export type PageMaker = (visit: Visit, route: Route | null, kind: PageKind) => Promise<ReadyAnswer>;

const VARY = 'accept-encoding, cookie, rsc, next-router-prefetch, next-router-segment-prefetch';

/** Makes ready answers out of what the press prints. */
export function makePageMaker(print: Press): PageMaker {
  return async (visit, route, kind) => {
    const { site, revision, locale, preview } = visit;
    const edition = `${site.segment}.${revision}.${locale}`;
    const { origin } = site;
    const links = { origin, locale, address: route?.address, takesSlug: route?.takesSlug ?? false };
    const order = { tenantId: site.id, revision, edition, inner: innerPath(visit, route), links, router: kind.router };
    const { status, headers, bodies } = await print(order);
    const caching = preview
      ? { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
      : { 'cache-control': 'private, no-cache' };
    // The page behind unknown addresses renders like any other; what it says is that there is nothing here.
    return new ReadyAnswer(route === null ? 404 : status, { ...headers, vary: VARY, ...caching }, bodies);
  };
}
