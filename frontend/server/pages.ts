import type { PageKind } from './page-kind';
import type { Press } from './page-press';
import { ReadyAnswer } from './ready-answer';
import type { Visit } from './site-directory';

/** The one address behind which every path that is no route lies: the catch-all of the app folder answers it. */
const ABSENT = '/404';

/** Where a visible path leads inside; `null` is the page for what does not exist. */
export function innerPath(visit: Visit, path: string | null): string {
  const visible = path ?? ABSENT;
  return visible === '/' ? visit.prefix : visit.prefix + visible;
}

export type PageMaker = (visit: Visit, path: string | null, kind: PageKind) => Promise<ReadyAnswer>;

const VARY = 'accept-encoding, cookie, rsc, next-router-prefetch, next-router-segment-prefetch';

/** Makes ready answers out of what the press prints. */
export function makePageMaker(print: Press): PageMaker {
  return async (visit, path, kind) => {
    const { site, revision, locale, preview } = visit;
    const edition = `${site.segment}.${revision}.${locale}`;
    const order = { tenantId: site.id, revision, edition, inner: innerPath(visit, path), router: kind.router };
    const { status, headers, bodies } = await print(order);
    const caching = preview
      ? { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
      : { 'cache-control': 'private, no-cache' };
    // The page behind unknown addresses renders like any other; what it says is that there is nothing here.
    return new ReadyAnswer(path === null ? 404 : status, { ...headers, vary: VARY, ...caching }, bodies);
  };
}
