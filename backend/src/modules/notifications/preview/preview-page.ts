import { escapeHtml } from '../rendering/escape-html';
import { type MailName } from '../templates';

export interface PreviewChoice {
  readonly brand: string;
  /** A language or an overlay. */
  readonly locale: string;
  /** Undefined for all of them. */
  readonly mail: MailName | undefined;
}

interface PreviewChoices {
  readonly brands: readonly string[];
  readonly locales: readonly string[];
  readonly names: readonly string[];
}

export interface PreviewedMail {
  readonly name: MailName;
  readonly subject: string;
  readonly light: string;
  readonly dark: string;
  readonly text: string;
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:92rem;padding:1rem}h1{font-size:1.25rem}h2{font-size:1.1rem;margin:2.5rem 0 .5rem}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}label{display:grid;font-size:.875rem}
select,button{font:inherit;min-height:2.75rem;padding:0 .75rem}
.parts{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22.5rem),1fr))}
iframe{border:1px solid #8886;height:46rem;width:100%}pre{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`;

const select = (name: string, label: string, options: readonly string[], chosen: string): string =>
  `<label>${label}<select name="${name}">${options
    .map((option) => `<option${option === chosen ? ' selected' : ''}>${option}</option>`)
    .join('')}</select></label>`;

/** No scripts, no cookies: a frame is a stranger to this page. */
const frame = (title: string, html: string): string =>
  `<iframe sandbox="allow-popups" title="${title}" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;

const section = ({ name, subject, light, dark, text }: PreviewedMail): string =>
  `<section id="${name}"><h2>${name}: ${escapeHtml(subject)}</h2><div class="parts">` +
  `${frame(`${name}, light`, light)}${frame(`${name}, dark`, dark)}<pre>${escapeHtml(text)}</pre></div></section>`;

export function previewPage(
  { brands, locales, names }: PreviewChoices,
  { brand, locale, mail }: PreviewChoice,
  mails: readonly PreviewedMail[],
): string {
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>Mails</title><style>${STYLE}</style><h1>Every mail there is, with samples</h1><form>` +
    select('mail', 'Mail', ['all', ...names], mail ?? 'all') +
    select('brand', 'Brand', brands, brand) +
    select('locale', 'Language', locales, locale) +
    `<button>Show</button></form>${mails.map(section).join('')}`
  );
}
