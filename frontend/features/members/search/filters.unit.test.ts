import { countOf, type Filters, queryOf, readFilters, settled, withFilter } from './filters';

const FIELDS = ['gender', 'country', 'countryregion', 'min_age', 'max_age', 'distance', 'interests'] as const;
const member = { fields: FIELDS, minAge: 18, isMember: true };
const visitor = { ...member, isMember: false };

it('reads what an address asks for and writes it back in one spelling', () => {
  const filters = readFilters('?max_age=50&gender=woman,man&near=me&utm=x&sort=distance', member);
  expect(queryOf(filters)).toBe('?gender=woman,man&max_age=50&near=me&sort=distance');
});

it.each([
  ['min_age=17', {}],
  ['max_age=120', {}],
  ['gender=cat', {}],
  ['country=nl', {}],
  ['distance=1000', {}],
  ['interests=1,2,x', {}],
  ['online=yes', {}],
  ['sort=name', {}],
])('leaves out what does not belong there: %s', (search, expected) => {
  expect(readFilters(search, member)).toEqual(expected);
});

it('leaves out what the brand does not offer', () => {
  expect(readFilters('?gender=woman&online=true', { ...member, fields: ['country'] })).toEqual({ online: 'true' });
});

it('knows the order by shared interests for members', () => {
  expect(readFilters('?sort=shared_interests', member)).toEqual({ sort: 'shared_interests' });
  expect(readFilters('?sort=shared_interests', visitor)).toEqual({});
});

it('leaves out what only members may ask', () => {
  expect(
    readFilters('?distance=50&near=me&online=true&verified_only=true&interests=3&sort=distance&new=true', visitor),
  ).toEqual({
    new: 'true',
  });
});

it('turns ages round that stand the wrong way', () => {
  expect(settled({ min_age: '50', max_age: '30' })).toEqual({ min_age: '30', max_age: '50' });
});

it('takes the region away with its country, and a filter with an empty text', () => {
  const filters: Filters = { country: 'NL', countryregion: '7', online: 'true' };
  expect(withFilter(filters, 'country', 'DE')).toEqual({ country: 'DE', online: 'true' });
  expect(withFilter(filters, 'online', '')).toEqual({ country: 'NL', countryregion: '7' });
});

it('counts an age range and a circle once each, and no order', () => {
  expect(countOf({ min_age: '30', max_age: '40', near: 'me', distance: '50', sort: 'newest', online: 'true' })).toBe(3);
});
