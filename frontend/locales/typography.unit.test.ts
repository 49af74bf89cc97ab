import { type Locale, LOCALES } from '../../contract/text/locales';
import { OVERLAYS, type Overlay } from '../../contract/text/regional-locale';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

function faultsOf(locale: Locale | Overlay, written: string): readonly string[] {
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

const MODULES = path.join(__dirname, '../../backend/src/modules');
/** The pages' catalogues, and those of mails. */
const FOLDERS: readonly string[] = [
  __dirname,
  ...readdirSync(MODULES)
    .map((name) => path.join(MODULES, name, 'locales'))
    .filter((folder) => existsSync(folder)),
];

function textsOf(locale: Locale | Overlay): readonly (readonly [string, string])[] {
  const files = FOLDERS.map((folder) => path.join(folder, locale))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  return files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    return Object.entries(texts).map(([key, text]) => [`${path.basename(file, '.json')}.${key}`, text] as const);
  });
}

describe.each([...LOCALES, ...OVERLAYS])('typography of %s', (locale) => {
  it('is that of the language', () => {
    const faults = textsOf(locale).flatMap(([key, text]) => faultsOf(locale, text).map((fault) => `${key}: ${fault}`));
    expect(faults).toEqual([]);
  });
});

describe('the check of typography', () => {
  it.each([
    ['en', 'It\'s "here"', 'a straight quote'],
    ['de', 'Das “Wort”', '“'],
    ['fr', 'Vraiment ?', 'no-break'],
    ['fr', 'Vraiment?', 'no-break'],
    ['es', 'Qué tal?', '¿? not in pairs'],
    ['en', 'Wait...', 'three dots'],
    ['sv', 'Två  ord', 'two spaces'],
    ['da', 'Ordet «her»', 'other way round'],
    ['nb', 'Ordet »her«', 'other way round'],
    ['fi', 'Mitä ?', 'a space before'],
    ['nl', 'Ja - nee', 'a hyphen'],
    ['de-CH', 'Das „Wort“', '„'],
    ['de-CH', 'Ich heiße so', 'ß'],
    ['de-CH', 'Das « Wort »', 'a space inside'],
    ['es-US', 'Qué tal?', '¿? not in pairs'],
  ] as const)('finds what is wrong in %s: %s', (locale, text, fault) => {
    expect(faultsOf(locale, text).join()).toMatch(fault.startsWith('“') ? '”' : fault);
  });

  it.each([
    ['en', 'It’s “here”: [look](https://x.test/?a=1), {{count, number}}…'],
    ['de', 'Das „Wort“ heißt [so](/pages/terms): ja!'],
    ['fr', 'Vraiment\u202f? Oui\u00a0: «\u00a0{{site}}\u00a0»\u202f!'],
    ['es', '¿Qué tal? ¡Bien!'],
    ['sv', 'Ordet ”här” är bra.'],
    ['de-CH', 'Das «Wort» heisst so: ja!'],
    ['it', '- primo\n- secondo: sì'],
  ] as const)('lets pass what is right in %s: %s', (locale, text) => {
    expect(faultsOf(locale, text)).toEqual([]);
  });
});
