import { isLiked, nameOf } from './thing';

const answer = { kind: 'answer', code: 'good_sunday', question: 'A good Sunday', answer: 'Bread.' } as const;

it('names an answer by its question', () => {
  expect(nameOf(answer)).toEqual({ prompt: 'good_sunday' });
});

it.each([
  [{ photo: 5, prompt: null }, { photo: 5 }, true],
  [{ photo: 5, prompt: null }, { photo: 6 }, false],
  [{ photo: null, prompt: 'good_sunday' }, { prompt: 'good_sunday' }, true],
  [{ photo: null, prompt: 'good_sunday' }, { photo: 5 }, false],
  [null, { photo: 5 }, false],
])('of %j it tells that %j is liked: %s', (liked, thing, told) => {
  expect(isLiked(thing, liked)).toBe(told);
});
