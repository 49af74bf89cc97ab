import { percentOf } from './completeness';

const nothing = { photo: false, words: false, town: false, facts: 0 };

it.each([
  ['who has just signed up', {}, 30],
  ['a photo', { photo: true }, 55],
  ['words of one’s own', { words: true }, 50],
  ['a town', { town: true }, 40],
  ['two facts', { facts: 2 }, 36],
  ['five facts', { facts: 5 }, 45],
  ['more facts than count', { facts: 9 }, 45],
  ['everything that counts', { photo: true, words: true, town: true, facts: 5 }, 100],
])('counts %s', (_, told, percent) => {
  expect(percentOf({ ...nothing, ...told }, false)).toBe(percent);
});

it('is whole where a brand asks no more', () => {
  expect(percentOf({ ...nothing, photo: true, town: true }, true)).toBe(100);
});
