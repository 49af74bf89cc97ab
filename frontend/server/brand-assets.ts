import { loadRevision } from '../site/load-site';
import type { SiteDocument } from '../site/site-document';
import { encodeBodies, sameBodies } from './encoding';
import { drawIcon, type IconShape, packIco } from './icons';
import { SiteUnavailableError } from './page-renderer';
import { type HeaderMap, ReadyAnswer } from './ready-answer';
import { DRAWING_POLICY, PLAIN_POLICY } from './security-headers';
import { robotsText, sitemapText } from './search-engines';
import { drawSharePicture } from './share-picture';
import type { RequestContext } from './tenant-resolver';

interface Made {
  readonly type: string;
  readonly body: Buffer;
  readonly policy?: string;
}

type Maker = (site: SiteDocument, context: RequestContext) => Promise<Made> | Made;

/** Files made from the brand's document, by their path. */
const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['/manifest.webmanifest', manifest],
  ['/robots.txt', robots],
  ['/sitemap.xml', sitemap],
  ['/og.png', async (site) => ({ type: 'image/png', body: await drawSharePicture(site) })],
  ['/favicon.svg', (site) => ({ type: 'image/svg+xml', body: Buffer.from(site.theme.mark), policy: DRAWING_POLICY })],
  ['/favicon.ico', favicon],
  ['/apple-touch-icon.png', (site) => png(site, { size: 180, scale: 0.78, background: surface(site) })],
  ['/icons/icon-192.png', (site) => png(site, { size: 192, scale: 1, background: undefined })],
  ['/icons/icon-512.png', (site) => png(site, { size: 512, scale: 1, background: undefined })],
  ['/icons/maskable-512.png', (site) => png(site, { size: 512, scale: 0.66, background: surface(site) })],
]);

export function isBrandAsset(path: string): boolean {
  return MAKERS.has(path);
}

/**
 * `pinned` where the URL names the revision (`?r=7`), which makes it a name for these bytes for ever. Without it the
 * browser asks again each time and is told by the ETag, so a publish shows at once.
 */
export async function makeBrandAsset(context: RequestContext, path: string, pinned: boolean): Promise<ReadyAnswer> {
  const maker = MAKERS.get(path);
  if (!maker) throw new Error(`not a brand's file: ${path}`);
  const site = await loadRevision(context.site.id, context.revision).catch((cause: unknown) => {
    throw new SiteUnavailableError('no document for this revision', { cause });
  });
  const made = await maker(site, context);
  const bodies =
    made.type.startsWith('image/') && made.type !== 'image/svg+xml'
      ? sameBodies(made.body)
      : await encodeBodies(made.body);
  return new ReadyAnswer(200, headersOf(context, made, pinned), bodies);
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

const SHORT_NAME = 12;

function manifest({ settings, theme }: SiteDocument, { locale, revision }: RequestContext): Made {
  const colours = theme.scheme === 'dark' ? theme.dark : theme.light;
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png?r=${revision}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const content = {
    id: '/',
    name: settings.name,
    short_name: settings.name.slice(0, SHORT_NAME),
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colours.surface_1,
    background_color: colours.surface_1,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
  return { type: 'application/manifest+json; charset=utf-8', body: Buffer.from(JSON.stringify(content)) };
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
