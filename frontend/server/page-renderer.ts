import { loadRevision } from '../site/load-site';
import { ORIGIN_STAND_IN } from '../site/origin';
import type { Build } from './build-files';
import { type Bodies, encodeBodies } from './encoding';
import { withFirstScript } from './first-script';
import { headLinks, type LinkOrder } from './head-links';
import { withLateScripts } from './late-scripts';
import type { Renderer, RouterHeaders } from './next-renderer';
import { pageHeaders, pagePolicy } from './security-headers';

/** One page to be made. Plain data: it crosses threads. */
export interface PageOrder {
  readonly tenantId: number;
  readonly revision: number;
  /** Told from every other build, site, revision and language by this. */
  readonly edition: string;
  /** `/12-everglow/7/nl/complaints` */
  readonly inner: string;
  readonly links: LinkOrder;
  /** The router headers of the request for a payload; empty for a document. */
  readonly router: RouterHeaders;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Bodies;
}

/** The api cannot give the site's document right now. */
export class SiteUnavailableError extends Error {
  override name = 'SiteUnavailableError';
}

/**
 * Renders a page and makes its bytes ready to be sent. A tag of build and edition takes the place of Next's build id in
 * every payload, so that an open tab whose page is of another build, revision or language loads its next page anew
 * instead of mixing the two. Where the site is at home is no part of a revision, so pages are rendered with a stand-in
 * for it.
 */
export function makePageRenderer(render: Renderer, build: Build) {
  return async ({ tenantId, revision, edition, inner, links, router }: PageOrder): Promise<RenderedPage> => {
    const document = await loadRevision(tenantId, revision).catch((cause: unknown) => {
      throw new SiteUnavailableError(`no document for this revision: ${String(cause)}`);
    });
    const tag = `${build.tag}.${edition}`;
    const url = encodeURI(inner);
    const isDocument = router.rsc === undefined;
    const { status, contentType, routerHeaders, body } = await render(isDocument ? url : `${url}?_rsc=`, router);
    if (status !== 200 && status !== 404) throw new Error(`Next answered ${status}`);
    if (!isDocument) {
      const own = { 'x-nextjs-deployment-id': tag, 'x-nextjs-rewritten-path': url };
      return {
        status,
        headers: { 'content-type': contentType, ...routerHeaders, ...own },
        bodies: await encodeBodies(Buffer.from(body.toString('utf8').replaceAll(ORIGIN_STAND_IN, links.origin))),
      };
    }
    const named = body.toString('utf8').replaceAll(build.token, tag).replaceAll(ORIGIN_STAND_IN, links.origin);
    const html = withFirstScript(withLateScripts(named)).replace(
      '</head>',
      () => `${headLinks(links, document)}</head>`,
    );
    const headers = {
      'content-type': contentType,
      'content-security-policy': pagePolicy(html, document.settings.cdn_prefix),
      ...pageHeaders(visiblePath(inner)),
    };
    return { status, headers, bodies: await encodeBodies(Buffer.from(html)) };
  };
}

/** The path on the site, without the site, revision and language that the inner path begins with. */
const visiblePath = (inner: string): string => `/${inner.split('/').slice(4).join('/')}`;

export type PageRenderer = ReturnType<typeof makePageRenderer>;
