import { formFor, pluralForms } from './plural-forms';

it.each([
  ['en', 1, 'one'],
  ['en', 0, 'other'],
  ['fr', 0, 'one'],
  ['fr', 1_000_000, 'many'],
  ['pl', 3, 'few'],
  ['pl', 12, 'many'],
  ['fi', 87, 'other'],
])('in %s, %d has the form %s', (locale, count, expected) => {
  const rules = new Intl.PluralRules(locale);
  const forms = pluralForms(locale, (sample) => rules.select(sample));
  expect(formFor(forms, locale, count)).toBe(expected);
});

it('has the general form where a language has no other', () => {
  expect(formFor({ other: '{count} people' }, 'en', 1)).toBe('{count} people');
});
