import { resultsText, showText, wideningOf } from './count-words';

it('writes the number as the language does, and that there may be more', () => {
  expect(resultsText('Results: {count}', 'en', { count: 12, more: false })).toBe('Results: 12');
  expect(resultsText('Resultaten: {count}', 'nl', { count: 1500, more: true })).toBe('Resultaten: 1.500+');
});

it('has the form of the number', () => {
  const forms = { one: 'Show {count} person', other: 'Show {count} people' };
  expect(showText(forms, 'en', { count: 1, more: false })).toBe('Show 1 person');
  expect(showText(forms, 'en', { count: 500, more: true })).toBe('Show 500+ people');
});

it.each([
  [{ verified_only: 'true', online: 'true' }, 'verified'],
  [{ online: 'true', distance: '10' }, 'online'],
  [{ distance: '10', max_age: '20' }, 'distance'],
  [{ max_age: '20', gender: 'man' }, 'age'],
  [{ gender: 'man' }, 'other'],
])('says what to widen of %j', (filters, expected) => {
  expect(wideningOf(filters)).toBe(expected);
});
