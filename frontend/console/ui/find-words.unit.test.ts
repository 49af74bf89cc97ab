import { fitsWords } from './find-words';

it.each([
  ['', true],
  ['ever', true],
  ['dating ever', true],
  ['everglow.dating', true],
  ['nl-ever', true],
  ['glow', false],
  ['everglow example', false],
])('finds a brand by %j: %s', (sought, fits) => {
  expect(fitsWords(sought, 'Everglow nl-everglow everglow.dating')).toBe(fits);
});
