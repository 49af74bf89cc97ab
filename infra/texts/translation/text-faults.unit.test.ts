import { readTermList } from '../term-lists';
import { type SourceText } from './source-texts';
import { translationFaults } from './text-faults';

const list = readTermList('de');
const faults = (english: string, text: string, more: Partial<SourceText> = {}) =>
  translationFaults(
    'de',
    { id: 'likes.a', key: 'a', file: 'x', english, current: undefined, form: undefined, longest: undefined, ...more },
    text,
    list,
  );

it.each([
  ['Hello {{name}}, {{ count, number }} [likes](/likes)', '{{count, number}} [Likes](/likes), {{name}}'],
  ['Welcome to {brand}', 'Willkommen bei {brand} und nochmals {brand}'],
  ['<link>Here</link>, <1>there</1>', '<1>dort</1>, <link>hier</link>'],
  ['Two\nlines', 'Zwei\nZei\u00adlen'],
])('takes for “%s”: “%s”', (english, text) => {
  expect(faults(english, text)).toEqual([]);
});

it.each([
  ['Hello {{name}}', 'Hallo', '{{name}} is lost'],
  ['Hello {{name}}', 'Hallo {{nane}}', '{{name}} is lost'],
  ['Hello', 'Hallo {{name}}', '{{name}} is not filled in'],
  ['{{count, number}} likes', '{{count}} Likes', '{{count, number}} is lost'],
  ['<link>Here</link>', '<link>Hier', 'its tags are <link>, not </link> <link>'],
  ['Here', '<script src=x>Hier', 'its tags are <script src=x>, not none'],
  ['[Terms](/pages/terms)', '[AGB](https://elsewhere.test)', 'its links are https://elsewhere.test, not /pages/terms'],
  ['Here', 'Hi\u202eer', 'it has a character that cannot be seen'],
  ['Here', 'Hi\u0007er', 'it has a character that cannot be seen'],
  ['Here', 'Hi\u2028er', 'it has a character that cannot be seen'],
  ['Here', 'Hier\nund da', 'it has several lines'],
  ['A “word”', 'Ein "Wort"', 'a straight quote'],
  ['Open our email', 'Öffne unsere Mail', '“Mail” is no term, use: E-Mail, E-Mail-Adresse'],
])('refuses for “%s”: “%s”', (english, text, fault) => {
  expect(faults(english, text)).toContain(fault);
});

it('the form for one may leave the number out, and the others may say it', () => {
  const plural = '{{count, number}} likes';
  expect(faults(plural, 'Ein Like', { form: 'one' })).toEqual([]);
  expect(faults(plural, 'Ein Like', { form: 'other' })).toEqual(['{{count, number}} is lost']);
  expect(faults('One like', '{{count, number}} Like', { form: 'one' })).toEqual([]);
  expect(faults('One like', '{{count, number}} Like')).toEqual(['{{count, number}} is not filled in']);
});

it('a text fits its place', () => {
  expect(faults('A', 'vier', { longest: 4 })).toEqual([]);
  expect(faults('A', 'vier', { longest: 3 })).toEqual(['it has 4 characters, and 3 fit']);
});
