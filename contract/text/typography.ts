import { type Locale } from './locales';
import { type Overlay } from './regional-locale';

/** Quotation marks as each language pairs them, the inner ones too. */
const QUOTES: Readonly<Record<Locale | Overlay, string>> = {
  en: '“”‘’',
  nl: '‘’“”',
  de: '„“‚‘',
  it: '«»“”',
  fr: '«»“”',
  es: '«»“”',
  pl: '„”«»',
  da: '»«’',
  fi: '”’»',
  nb: '«»‘’',
  sv: '”’»',
  'en-GB': '“”‘’',
  'en-US': '“”‘’',
  'es-US': '«»“”',
  'de-CH': '«»‹›',
};
/** An apostrophe in every language. */
const APOSTROPHE = '’';
const NO_BREAK = '\u00a0\u202f';

/** Returns the text that a reader sees: without targets of links and without placeholders. */
function shown(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\{\{[^}]*\}\}/g, 'X')
    .replace(/\b(?:https?|mailto):\S+/g, 'X');
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Lists quotation marks, spaces before signs, dashes and ellipses in a text that its language writes otherwise. */
export function typographyFaults(locale: Locale | Overlay, written: string): readonly string[] {
  const text = shown(written);
  const spoiled = [...new Set(text.match(/[“”„«»‘‚‹›]/g) ?? [])].filter((sign) => !QUOTES[locale].includes(sign));
  return [
    ...(/["']/.test(text) ? ['a straight quote'] : []),
    ...spoiled.filter((sign) => sign !== APOSTROPHE).map((sign) => `${sign} is not how ${locale} quotes`),
    ...(opensWrong(locale, text) ? ['« and » the other way round'] : []),
    ...(/«\s|\s»/.test(text) && locale !== 'fr' && locale !== 'da' ? ['a space inside « »'] : []),
    ...(text.includes('...') ? ['three dots for …'] : []),
    ...(/\S {2,}\S/.test(text) ? ['two spaces'] : []),
    ...(text !== text.trim() ? ['a space at an end'] : []),
    ...(/\s-\s/.test(text.replace(/^- /gm, '')) ? ['a hyphen for a dash'] : []),
    ...(locale === 'fr' ? french(text) : tight(text)),
    ...(locale.startsWith('es') ? spanish(text) : []),
    ...(locale === 'de-CH' && text.includes('ß') ? ['ß, which Switzerland writes ss'] : []),
  ];
}

/** Danish points them inwards; whoever else uses them, outwards. Finnish and Swedish open and close alike. */
function opensWrong(locale: Locale | Overlay, text: string): boolean {
  const first = /[«»]/.exec(text)?.[0];
  return first !== undefined && first !== (QUOTES[locale].includes('«') && locale !== 'da' ? '«' : '»');
}

function french(text: string): readonly string[] {
  const before = /[^\s\u00a0\u202f?!:;«][:;?!»]|[ \n][:;?!»]/.test(text);
  const after = new RegExp(`«[^${NO_BREAK}]`).test(text);
  return before || after ? ['no no-break space before : ; ? ! » or after «'] : [];
}

function tight(text: string): readonly string[] {
  return /\s[,;:?!](?:\s|$)/.test(text) ? ['a space before a sign'] : [];
}

function spanish(text: string): readonly string[] {
  return (['¿?', '¡!'] as const)
    .filter(([open = '', close = '']) => count(text, open) !== count(text, close))
    .map((pair) => `${pair} not in pairs`);
}
