import { loadRevision } from '../site/load-site';
import type { Build } from './build-files';
import { encodeBodies } from './encoding';
import type { Renderer } from './next-renderer';
import { DOCUMENT, type PageKind } from './page-kind';
import { type HeaderMap, ReadyAnswer } from './ready-answer';
import { pagePolicy } from './security-headers';
import type { Visit } from './visit';

/** The api cannot give the site's document right now. */
export class SiteUnavailableError extends Error {
  override name = 'SiteUnavailableError';
}

/** The one address behind which every path that is no route lies: the catch-all of the app folder answers it. */
const ABSENT = '/404';

/** Where a visible path leads inside; `null` is the page for what does not exist. */
export function innerPath(visit: Visit, path: string | null): string {
  const visible = path ?? ABSENT;
  return visible === '/' ? visit.prefix : visit.prefix + visible;
}

export function pageHeaders(preview: boolean): HeaderMap {
  return preview
    ? { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
    : { 'cache-control': 'private, no-cache' };
}

const VARY = 'accept-encoding, cookie, rsc, next-router-prefetch, next-router-segment-prefetch';

/**
 * Makes the ready answer for one inner path. A tag of build, site, revision and locale replaces Next's build id in every payload, so that an open tab whose page is of another build, revision
 * or language loads its next page anew instead of mixing the two.
 */
export function makePageMaker(render: Renderer, build: Build) {
  return async (visit: Visit, path: string | null, kind: PageKind): Promise<ReadyAnswer> => {
    await loadRevision(visit.site.id, visit.revision).catch((cause: unknown) => {
      throw new SiteUnavailableError('no document for this revision', { cause });
    });
    const inner = innerPath(visit, path);
    const tag = `${build.tag}.${visit.site.segment}.${visit.revision}.${visit.locale}`;
    const url = kind === DOCUMENT ? encodeURI(inner) : `${encodeURI(inner)}?_rsc=`;
    const rendered = await render(url, kind.router);
    if (rendered.status !== 200 && rendered.status !== 404) throw new Error(`Next answered ${rendered.status}`);
    // Whether the page behind unknown addresses renders or refuses to, what it says is that there is nothing here.
    const status = path === null ? 404 : rendered.status;
    const headers = { 'content-type': rendered.contentType, vary: VARY, ...pageHeaders(visit.preview) };
    if (kind === DOCUMENT) {
      const html = rendered.body.toString('utf8').replaceAll(build.token, tag);
      const bodies = await encodeBodies(Buffer.from(html));
      return new ReadyAnswer(status, { ...headers, 'content-security-policy': pagePolicy(html) }, bodies);
    }
    const router = {
      ...rendered.routerHeaders,
      'x-nextjs-deployment-id': tag,
      'x-nextjs-rewritten-path': encodeURI(inner),
    };
    return new ReadyAnswer(status, { ...headers, ...router }, await encodeBodies(rendered.body));
  };
}

export type PageMaker = ReturnType<typeof makePageMaker>;
