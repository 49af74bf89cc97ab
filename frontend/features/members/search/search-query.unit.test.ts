import { SEARCHED_TRAITS, wordsOf } from '../../../../contract/profile/fields';
import { readFilters } from './filters';
import { searchQuery } from './search-query';

const asked = (address: string) => {
  const fields = [
    'gender',
    'min_age',
    'max_age',
    'country',
    'countryregion',
    'interests',
    'eye_color',
    'distance',
  ] as const;
  const query = searchQuery(readFilters(address, { fields, minAge: 18, isMember: true }));
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
};

it('asks for each filter of an address by its type', () => {
  expect(
    asked(
      '?gender=woman,man&min_age=30&max_age=40&country=NL&countryregion=7&interests=1,20&eye_color=blue&distance=50' +
        '&with_photo=true&online=true&new=true&sort=newest&near=me',
    ),
  ).toEqual({
    gender: ['woman', 'man'],
    min_age: 30,
    max_age: 40,
    country: 'NL',
    countryregion: 7,
    interests: [1, 20],
    eye_color: ['blue'],
    distance: 50,
    with_photo: true,
    online: true,
    new: true,
    sort: 'newest',
  });
});

it.each(SEARCHED_TRAITS)('asks for the words of %s', (name) => {
  const [first = '', second = ''] = wordsOf(name);
  expect(searchQuery({ [name]: `${first},${second}` })).toMatchObject({ [name]: [first, second] });
});

it('asks for nothing where an address has no filter, or an empty one', () => {
  expect(asked('')).toEqual({});
  expect(asked('?gender=&min_age=')).toEqual({});
  expect(Object.values(searchQuery({ gender: '', min_age: '', interests: '' })).every((one) => one === undefined)).toBe(
    true,
  );
});
