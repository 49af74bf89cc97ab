import { offeredWords, seekingFor } from './genders';

it.each([
  [
    ['woman', 'man', 'non_binary'],
    ['women', 'men', 'everyone'],
  ],
  [['man'], ['men', 'everyone']],
  [
    ['woman', 'non_binary'],
    ['women', 'everyone'],
  ],
  [['non_binary'], ['everyone']],
] as const)('where %j are offered, members seek %j', (genders, seeking) => {
  expect(seekingFor(genders)).toEqual(seeking);
  expect(offeredWords(genders)).toEqual({ gender: genders, seeking });
});
