import { STATUS_CODES } from 'node:http';
import type { SiteDocument } from '../site/site-document';
import { encodeBodies, sameBodies } from './encoding';
import type { ErrorTexts } from './error-texts';
import { ReadyAnswer } from './ready-answer';
import { PLAIN_POLICY, pagePolicy } from './security-headers';

const HTML = 'text/html; charset=utf-8';
export const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** A page with the HTTP status alone: the request belongs to no brand, so there is no design and no language. */
export function plainAnswer(status: number, headers: Readonly<Record<string, string>> = {}): ReadyAnswer {
  const text = `${status} ${STATUS_CODES[status] ?? ''}`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">${VIEWPORT}<title>${text}</title><h1>${text}</h1></html>\n`;
  const fixed = { 'content-type': HTML, 'cache-control': 'no-store', 'content-security-policy': PLAIN_POLICY };
  return new ReadyAnswer(status, { ...fixed, ...headers }, sameBodies(Buffer.from(html)));
}

/** Text that belongs to no brand. */
export function textAnswer(text: string): ReadyAnswer {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new ReadyAnswer(200, { ...headers, 'content-security-policy': PLAIN_POLICY }, sameBodies(Buffer.from(text)));
}

export interface Fallback {
  readonly status: 500 | 503;
  readonly locale: string;
  readonly texts: ErrorTexts;
  /** Branded with it where the api could still give it. */
  readonly site: SiteDocument | undefined;
}

/** When a site's page cannot be made: what happened, and a way home. It needs neither Next nor any file. */
export async function fallbackPage({ status, locale, texts, site }: Fallback): Promise<ReadyAnswer> {
  const name = site ? `<p>${escapeHtml(site.settings.name)}</p>` : '';
  const [title, text] =
    status === 503 ? [texts.unavailable_title, texts.unavailable_text] : [texts.failed_title, texts.failed_text];
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">${VIEWPORT}<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${plainStyles(site)}</style></head>
<body><main>${name}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="/">${escapeHtml(texts.home)}</a></main></body></html>
`;
  const headers = { 'content-type': HTML, 'cache-control': 'no-store', 'content-security-policy': pagePolicy(html) };
  const wait = status === 503 ? { 'retry-after': '5' } : {};
  return new ReadyAnswer(status, { ...headers, ...wait }, await encodeBodies(Buffer.from(html)));
}

const COLOUR = /^#[0-9a-f]{3,8}$/i;

/** The brand's colours and the shape of a page that needs no file. */
export function plainStyles(site: SiteDocument | undefined): string {
  const colours = site?.theme.scheme === 'dark' ? site.theme.dark : site?.theme.light;
  const safe = (colour: string | undefined, other: string): string => (colour && COLOUR.test(colour) ? colour : other);
  const surface = safe(colours?.surface_1, 'Canvas');
  const text = safe(colours?.text_strong, 'CanvasText');
  const link = `color:${safe(colours?.on_primary, 'Canvas')};background:${safe(colours?.primary, 'CanvasText')}`;
  return (
    `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${surface};color:${text};font:1.125rem/1.5 system-ui,sans-serif}` +
    `main{padding:1.5rem;max-width:32rem;overflow-wrap:anywhere}h1{font-size:1.75rem;line-height:1.2;hyphens:auto}` +
    `a{display:inline-block;padding:.75rem 1.25rem;border-radius:.5rem;text-decoration:none}a,button{${link}}`
  );
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
