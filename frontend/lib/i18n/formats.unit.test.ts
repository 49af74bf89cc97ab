import { type Locale, LOCALES } from '../../../contract/text/locales';
import { createFormats } from './formats';

/** No-break spaces are right where a language has them; which kind is the runtime's business. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

interface Expected {
  readonly date: string;
  readonly time: string;
  readonly list: string;
  readonly ago: string;
  readonly soon: string;
  readonly day: string;
  readonly country: string;
}

const EXPECTED: Readonly<Record<Locale, Expected>> = {
  en: {
    date: 'March 5, 2026',
    time: '2:00 PM',
    list: 'A, B, and C',
    ago: '3 hours ago',
    soon: 'in 2 minutes',
    day: 'yesterday',
    country: 'Germany',
  },
  nl: {
    date: '5 maart 2026',
    time: '14:00',
    list: 'A, B en C',
    ago: '3 uur geleden',
    soon: 'over 2 minuten',
    day: 'gisteren',
    country: 'Duitsland',
  },
  de: {
    date: '5. März 2026',
    time: '14:00',
    list: 'A, B und C',
    ago: 'vor 3 Stunden',
    soon: 'in 2 Minuten',
    day: 'gestern',
    country: 'Deutschland',
  },
  it: {
    date: '5 marzo 2026',
    time: '14:00',
    list: 'A, B e C',
    ago: '3 ore fa',
    soon: 'tra 2 minuti',
    day: 'ieri',
    country: 'Germania',
  },
  fr: {
    date: '5 mars 2026',
    time: '14:00',
    list: 'A, B et C',
    ago: 'il y a 3 heures',
    soon: 'dans 2 minutes',
    day: 'hier',
    country: 'Allemagne',
  },
  es: {
    date: '5 de marzo de 2026',
    time: '14:00',
    list: 'A, B y C',
    ago: 'hace 3 horas',
    soon: 'dentro de 2 minutos',
    day: 'ayer',
    country: 'Alemania',
  },
  pl: {
    date: '5 marca 2026',
    time: '14:00',
    list: 'A, B i C',
    ago: '3 godziny temu',
    soon: 'za 2 minuty',
    day: 'wczoraj',
    country: 'Niemcy',
  },
  da: {
    date: '5. marts 2026',
    time: '14.00',
    list: 'A, B og C',
    ago: 'for 3 timer siden',
    soon: 'om 2 minutter',
    day: 'i går',
    country: 'Tyskland',
  },
  fi: {
    date: '5. maaliskuuta 2026',
    time: '14.00',
    list: 'A, B ja C',
    ago: '3 tuntia sitten',
    soon: '2 minuutin päästä',
    day: 'eilen',
    country: 'Saksa',
  },
  nb: {
    date: '5. mars 2026',
    time: '14:00',
    list: 'A, B og C',
    ago: 'for 3 timer siden',
    soon: 'om 2 minutter',
    day: 'i går',
    country: 'Tyskland',
  },
  sv: {
    date: '5 mars 2026',
    time: '14:00',
    list: 'A, B och C',
    ago: 'för 3 timmar sedan',
    soon: 'om 2 minuter',
    day: 'i går',
    country: 'Tyskland',
  },
};

const NOW = new Date('2026-03-05T12:00:00Z');
const before = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);

describe.each(LOCALES)('formats of %s', (locale) => {
  const formats = createFormats(locale);
  const expected = EXPECTED[locale];

  it('writes a day and a moment', () => {
    expect(plain(formats.date(NOW))).toBe(expected.date);
    expect(plain(formats.dateTime(NOW, 'Europe/Helsinki'))).toContain(expected.time);
  });

  it('joins a list', () => {
    expect(formats.list(['A', 'B', 'C'])).toBe(expected.list);
  });

  it('tells how long ago and in how long', () => {
    expect(plain(formats.relative(before(3 * 3600 + 50), NOW))).toBe(expected.ago);
    expect(plain(formats.relative(before(-2 * 60), NOW))).toBe(expected.soon);
    expect(plain(formats.relative(before(86_400), NOW))).toBe(expected.day);
  });

  it('names a country', () => {
    expect(formats.countryName('DE')).toBe(expected.country);
  });
});

describe('a relative time', () => {
  const { relative } = createFormats('en');

  it.each([
    [0, 'now'],
    [59, '59 seconds ago'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [86_399, '23 hours ago'],
    [7 * 86_400, 'last week'],
    [40 * 86_400, 'last month'],
    [400 * 86_400, 'last year'],
    [-86_400, 'tomorrow'],
  ])('of %i seconds ago', (seconds, text) => {
    expect(relative(before(seconds), NOW)).toBe(text);
  });
});
