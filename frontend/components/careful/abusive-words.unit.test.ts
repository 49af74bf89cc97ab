import { LOCALES } from '../../../contract/text/locales';
import { isAbusive } from './abusive-words';

it.each([
  ['You are a BITCH', 'en'],
  ['fuck\nyou', 'en'],
  ['Du bist eine Schlampe.', 'de'],
  ['vieze hoer!', 'nl'],
  ['hija de puta', 'es'],
  ['ty kurwo', 'pl'],
  ['ｂｉｔｃｈ', 'fi'],
  ['Kill yourself', 'da'],
])('knows %j in %s', (text, language) => {
  expect(isAbusive(text, language)).toBe(true);
});

it.each([
  // Words of one language that hurt in another.
  ['Det er slut for i dag, men mit fag er kemi', 'da'],
  ['Der Nebel ist dick heute', 'de'],
  ['I was born in Scunthorpe and dance with Dickens', 'en'],
  ['Ma sœur a un chat', 'fr'],
  ['Es una puntada muy fina', 'es'],
  ['', 'en'],
  ['Schlampe', 'nl'],
])('leaves %j in %s alone', (text, language) => {
  expect(isAbusive(text, language)).toBe(false);
});

it('has words for every language', () => {
  const own = { en: 'whore', nl: 'klootzak', de: 'fotze', it: 'stronzo', fr: 'salope', es: 'gilipollas' };
  const more = { pl: 'skurwysyn', da: 'luder', fi: 'huora', nb: 'drittsekk', sv: 'slampa' };
  const words: Readonly<Record<string, string>> = { ...own, ...more };
  for (const locale of LOCALES) expect([locale, isAbusive(words[locale] ?? '', locale)]).toEqual([locale, true]);
});
