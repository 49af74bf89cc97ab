import { fitsSearch, readPeopleSearch } from './search';

const robin = { name: 'Robin van den Berg', email: 'rb@manyhearts.example', disabled_at: null };

it.each([
  [{}, true],
  [{ q: 'robin' }, true],
  [{ q: 'berg ro' }, true],
  [{ q: 'rb@many' }, true],
  [{ q: 'obin' }, false],
])('%j fits somebody or not', (search, fits) => {
  expect(fitsSearch(search, robin)).toBe(fits);
});

it('people who were removed are listed where that is asked for', () => {
  const gone = { ...robin, disabled_at: '2026-11-26T12:00:00Z' };
  expect([fitsSearch({}, gone), fitsSearch({ removed: 'yes' }, gone)]).toEqual([false, true]);
});

it('an address is read as far as it means something', () => {
  expect(readPeopleSearch({ q: ' ro ', removed: 'yes', other: 1 })).toEqual({ q: 'ro', removed: 'yes' });
  expect(readPeopleSearch({ q: '', removed: 'x' })).toEqual({});
});
