import { createHash } from 'node:crypto';
import { ROUTES } from '../site/routes';

/** Devices that pages may use. */
const permissions = (camera: '()' | '(self)'): string =>
  `camera=${camera}, microphone=(), geolocation=(self), payment=(self), browsing-topics=()`;

export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions('()'),
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** Pages that take a picture, by their path on the site. */
const CAMERA_PAGES: ReadonlySet<string> = new Set([ROUTES['photo-check']]);

/** The headers of a document that are not the same for all pages, by its path on the site. */
export const pageHeaders = (path: string): Readonly<Record<string, string>> =>
  CAMERA_PAGES.has(path) ? { 'permissions-policy': permissions('(self)') } : {};

/** Without subdomains: a brand's owner may serve other things under the same name. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/**
 * A policy for exactly this page: scripts and styles of our own files and the inline ones it was rendered with, by their
 * hashes. Style attributes are allowed, because the theme's colours stand in one; they cannot run anything. Pictures come
 * from this host, and from where the brand has them behind its `cdn_prefix`.
 */
export function pagePolicy(html: string, cdnPrefix = ''): string {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => runs(attributes))
    .map(([, , text = '']) => text);
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => text);
  return policy(hashes(scripts), hashes(styles), originOf(cdnPrefix));
}

/** For answers without any inline part. */
export const PLAIN_POLICY = policy('', '');

/** For drawings opened by themselves: nothing in them runs, whoever drew them. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

function policy(scripts: string, styles: string, pictures = ''): string {
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns nothing for a path, because a path is on this host. */
function originOf(prefix: string): string {
  return prefix.startsWith('https://') && URL.canParse(prefix) ? ` ${new URL(prefix).origin}` : '';
}

function runs(attributes: string): boolean {
  return !/\ssrc=/.test(attributes) && !/\stype="application\/(?:ld\+)?json"/.test(attributes);
}

function hashes(texts: readonly string[]): string {
  const unique = new Set(texts.map((text) => createHash('sha256').update(text).digest('base64')));
  return [...unique].map((hash) => ` 'sha256-${hash}'`).join('');
}
