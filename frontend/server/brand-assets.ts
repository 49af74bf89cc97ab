import { discreetName } from '../site/discreet-name';
import { loadRevision } from '../site/load-site';
import type { SiteDocument } from '../site/site-document';
import type { AppTexts, AppTextsOf } from './app-texts';
import { encodeBodies, sameBodies } from './encoding';
import { drawIcon, drawSilhouette, type IconShape, packIco } from './icons';
import { offlinePage } from './offline-page';
import { SiteUnavailableError } from './page-renderer';
import { type HeaderMap, ReadyAnswer } from './ready-answer';
import { regionalTag } from './regional-tag';
import { drawScreenshot, SCREENSHOTS } from './screenshots';
import { DRAWING_POLICY, PLAIN_POLICY, pagePolicy } from './security-headers';
import { robotsText, sitemapText } from './search-engines';
import { drawSharePicture } from './share-picture';
import type { RequestContext } from './tenant-resolver';
import { webManifest } from './web-manifest';

interface Made {
  readonly type: string;
  readonly body: Buffer;
  readonly policy?: string;
}

type Maker = (site: SiteDocument, context: RequestContext, texts: AppTexts) => Promise<Made> | Made;

/** Files made from the brand's document, by their path. */
const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['/manifest.webmanifest', (...given) => json(webManifest(...given), 'application/manifest+json')],
  ['/offline', offline],
  ['/push-stand-in.json', pushStandIn],
  ['/robots.txt', robots],
  ['/sitemap.xml', sitemap],
  ['/og.png', async (site) => ({ type: 'image/png', body: await drawSharePicture(site) })],
  ['/favicon.svg', (site) => ({ type: 'image/svg+xml', body: Buffer.from(site.theme.mark), policy: DRAWING_POLICY })],
  ['/favicon.ico', favicon],
  ['/apple-touch-icon.png', (site) => png(site, { size: 180, scale: 0.78, background: surface(site) })],
  ['/icons/icon-192.png', (site) => png(site, { size: 192, scale: 1, background: undefined })],
  ['/icons/icon-512.png', (site) => png(site, { size: 512, scale: 1, background: undefined })],
  ['/icons/maskable-512.png', (site) => png(site, { size: 512, scale: 0.66, background: surface(site) })],
  ['/icons/badge-96.png', async ({ theme }) => ({ type: 'image/png', body: await drawSilhouette(theme.mark, 96) })],
  ...SCREENSHOTS.map((shot): [string, Maker] => [
    shot.path,
    async (site) => ({ type: 'image/png', body: await drawScreenshot(site, shot) }),
  ]),
]);

export function isBrandAsset(path: string): boolean {
  return MAKERS.has(path);
}

/** Makes a file of a brand, in the language of the context. */
export type BrandAssetMaker = (context: RequestContext, path: string, pinned: boolean) => Promise<ReadyAnswer>;

/**
 * `pinned` where the URL names the revision (`?r=7`), which makes it a name for these bytes for ever. Without it the
 * browser asks again each time and is told by the ETag, so a publish shows at once.
 */
export function makeBrandAssets(textsOf: AppTextsOf): BrandAssetMaker {
  return async (context, path, pinned) => {
    const maker = MAKERS.get(path);
    if (!maker) throw new Error(`not a brand's file: ${path}`);
    const site = await loadRevision(context.site.id, context.revision).catch((cause: unknown) => {
      throw new SiteUnavailableError('no document for this revision', { cause });
    });
    const made = await maker(site, context, textsOf(regionalTag(context.locale, site)));
    const bodies =
      made.type.startsWith('image/') && made.type !== 'image/svg+xml'
        ? sameBodies(made.body)
        : await encodeBodies(made.body);
    return new ReadyAnswer(200, headersOf(context, made, pinned), bodies);
  };
}

function headersOf(context: RequestContext, { type, policy = PLAIN_POLICY }: Made, pinned: boolean): HeaderMap {
  const kept = pinned ? 'public, max-age=31536000, immutable' : 'public, no-cache';
  return {
    'content-type': type,
    'content-security-policy': policy,
    'cache-control': context.preview ? 'private, no-store' : kept,
    vary: 'accept-encoding, cookie',
    ...(context.preview && { 'x-robots-tag': 'noindex' }),
  };
}

function offline(site: SiteDocument, { locale }: RequestContext, texts: AppTexts): Made {
  const html = offlinePage(site, texts, regionalTag(locale, site));
  return { type: 'text/html; charset=utf-8', body: Buffer.from(html), policy: pagePolicy(html) };
}

/** What the worker shows where a push cannot be read. */
function pushStandIn(site: SiteDocument, _context: RequestContext, { push_news }: AppTexts): Made {
  return json({ title: discreetName(site), body: push_news });
}

function json(content: object, type = 'application/json'): Made {
  return { type: `${type}; charset=utf-8`, body: Buffer.from(JSON.stringify(content)) };
}

function robots(_site: SiteDocument, context: RequestContext): Made {
  return { type: 'text/plain; charset=utf-8', body: Buffer.from(robotsText(context.site.origin, context.preview)) };
}

function sitemap(site: SiteDocument, context: RequestContext): Made {
  const text = sitemapText(context.preview ? '' : context.site.origin, site);
  return { type: 'application/xml; charset=utf-8', body: Buffer.from(text) };
}

async function favicon({ theme }: SiteDocument): Promise<Made> {
  const draw = async (size: number) => ({
    size,
    png: await drawIcon(theme.mark, { size, scale: 1, background: undefined }),
  });
  return { type: 'image/x-icon', body: packIco(await Promise.all([draw(16), draw(32), draw(48)])) };
}

async function png({ theme }: SiteDocument, shape: IconShape): Promise<Made> {
  return { type: 'image/png', body: await drawIcon(theme.mark, shape) };
}

/** If transparency is not allowed, the mark is drawn on the surface colour of the brand's pages. */
function surface({ theme }: SiteDocument): string {
  return (theme.scheme === 'dark' ? theme.dark : theme.light).surface_1;
}
