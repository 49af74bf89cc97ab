import { type ExportTextKey, exportHeading, exportText } from '../export-texts';
import { type Section } from './data-document';
import { type ExportHead, type ExportOwner } from './export-head';
import { type ExportedRow } from './personal-rows';
import { PAGE_STYLE } from './page-style';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/;

/** `index.html`: the same as `data.json` for reading, in the member's language. It stands alone and asks for nothing. */
export async function* readablePage(
  { tag, timeZone }: ExportOwner,
  { brand, madeAt }: ExportHead,
  sections: readonly Section[],
): AsyncGenerator<string> {
  const say = (key: ExportTextKey, values?: Readonly<Record<string, string>>): string =>
    escaped(exportText(tag, key, values));
  const show = valuesIn(tag, timeZone);
  const title = say('title', { brand });
  const heading = (name: string): string => escaped(exportHeading(tag, 'table', name));
  const label = (name: string): string => escaped(exportHeading(tag, 'field', name));
  yield `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header><h1>${title}</h1>
<p>${say('made')} ${show(madeAt.toISOString())}</p>
<p>${say('intro')}</p></header>
<nav aria-label="${say('contents')}"><ul>
${sections.map(({ name }) => `<li><a href="#${name}">${heading(name)}</a></li>`).join('\n')}
</ul></nav>
<main>
`;
  for (const { name, rows } of sections) {
    yield `<section id="${name}"><h2>${heading(name)}</h2>\n`;
    let isEmpty = true;
    for await (const row of rows()) {
      isEmpty = false;
      yield card(row, label, show);
    }
    yield isEmpty ? `<p>${say('nothing')}</p></section>\n` : '</section>\n';
  }
  yield '</main>\n</body>\n</html>\n';
}

function card(row: ExportedRow, label: (name: string) => string, show: Show): string {
  const lines = Object.entries(row).map(
    ([name, value]) => `<div><dt>${label(name)}</dt><dd>${show(value, name)}</dd></div>`,
  );
  return `<dl>${lines.join('')}</dl>\n`;
}

/** A value of a column of that name as the member reads it, safe to stand in the page. */
type Show = (value: unknown, name?: string) => string;

function valuesIn(tag: string, timeZone: string | null): Show {
  const zone = { timeZone: timeZone ?? 'UTC' };
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long', ...zone });
  const names: Readonly<Record<string, Intl.DisplayNames>> = {
    country: new Intl.DisplayNames([tag], { type: 'region' }),
    language: new Intl.DisplayNames([tag], { type: 'language' }),
  };
  return (value, name = '') => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return escaped(exportText(tag, value ? 'yes' : 'no'));
    if (typeof value !== 'string') return escaped(JSON.stringify(value));
    if (/^[a-z]{2}$/i.test(value) && names[name] !== undefined) return escaped(names[name].of(value) ?? value);
    if (!ISO.test(value) || Number.isNaN(Date.parse(value))) return escaped(value);
    const format = value.length === 10 ? day : moment;
    return `<time datetime="${value}">${escaped(format.format(new Date(value)))}</time>`;
  };
}
