import type { PageKind } from './page-kind';
import type { PageRenderer } from './page-renderer';
import { ReadyAnswer } from './ready-answer';
import type { Route } from './route-table';
import type { RequestContext } from './site-directory';

/** The one address behind which every path that is no route lies: the catch-all of the app folder answers it. */
const ABSENT = '/404';

/** Returns the internal path of a page; `null` stands for the page that says that an address does not exist. */
export function innerPath(context: RequestContext, route: Route | null): string {
  const page = route?.page ?? ABSENT;
  return page === '/' ? context.prefix : context.prefix + page;
}

/** The key of a page in the cache: unique for site, revision, language and page. */
export function pageKey(context: RequestContext, route: Route | null): string {
  return context.key + (route?.page ?? ABSENT);
}

export type PageMaker = (context: RequestContext, route: Route | null, kind: PageKind) => Promise<ReadyAnswer>;

const VARY = 'accept-encoding, cookie, rsc, next-router-prefetch, next-router-segment-prefetch';

/** Makes ready answers out of what the press prints. */
export function makePageMaker(print: PageRenderer): PageMaker {
  return async (context, route, kind) => {
    const { site, revision, locale, preview } = context;
    const edition = `${site.segment}.${revision}.${locale}`;
    const { origin } = site;
    const links = { origin, locale, address: route?.address, takesSlug: route?.takesSlug ?? false };
    const order = {
      tenantId: site.id,
      revision,
      edition,
      inner: innerPath(context, route),
      links,
      router: kind.router,
    };
    const { status, headers, bodies } = await print(order);
    const caching = preview
      ? { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
      : { 'cache-control': 'private, no-cache' };
    // The page behind unknown addresses renders like any other; what it says is that there is nothing here.
    return new ReadyAnswer(route === null ? 404 : status, { ...headers, vary: VARY, ...caching }, bodies);
  };
}
