import { readTextsSearch } from './search';

it('reads from the address which texts are shown', () => {
  expect(readTextsSearch({ find: 'hero', key: 'home.hero_title', locale: 'nl', offset: 50, more: 1 })).toEqual({
    ...{ find: 'hero', key: 'home.hero_title', locale: 'nl' },
    offset: 50,
  });
  expect(readTextsSearch({ find: '  ', offset: 'x' })).toEqual({});
});
