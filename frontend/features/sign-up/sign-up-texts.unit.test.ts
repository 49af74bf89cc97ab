import { type CurrentSite } from '../../site/current-site';
import { signUpTexts } from './sign-up-texts';

const choicesOf = (genders: readonly string[]) => {
  const site = {
    t: (key: string) => key,
    formats: { number: String, locale: 'en' },
    document: { min_age: 18, settings: { name: 'Fellow', member_resell: false, genders } },
    revision: 1,
  };
  const texts = signUpTexts(site as unknown as CurrentSite);
  return [texts.genders, texts.seeking].map((choices) => choices.map(({ value }) => value));
};

it.each([
  [['man'], ['men', 'everyone']],
  [
    ['woman', 'man', 'non_binary'],
    ['women', 'men', 'everyone'],
  ],
])('a brand that offers %j asks whether one seeks %j', (genders, seeking) => {
  expect(choicesOf(genders)).toEqual([genders, seeking]);
});
