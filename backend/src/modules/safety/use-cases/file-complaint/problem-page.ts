import { createHash } from 'node:crypto';
import { type Locale } from '../../../tenants';
import { complaintText } from '../../complaint-texts';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0 auto;padding:12vh 20px;max-width:34rem;font:1.0625rem/1.6 system-ui,sans-serif}' +
  'h1{font-size:1.5rem;line-height:1.25}li{margin:.5rem 0}';

/** Lets exactly this style through the content security policy. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/**
 * What a browser without scripts shows where a form could not be taken. Going back keeps what was written; the page itself
 * repeats nothing that was sent. `faults` come from our catalogue and are HTML as they are.
 */
export function problemPage(locale: Locale, faults: readonly string[]): string {
  const title = complaintText(locale, 'title');
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${STYLE}</style></head><body><main><h1>${title}</h1>` +
    `<ul>${faults.map((fault) => `<li>${fault}</li>`).join('')}</ul><p>${complaintText(locale, 'back')}</p></main></body></html>`
  );
}
