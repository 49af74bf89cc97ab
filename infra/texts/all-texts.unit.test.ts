import { readEverything } from './all-texts';
import { isBrandKey } from './text-files';

it('it is known of every text where it is used, but of a brand’s pages and descriptions', () => {
  const unknown = readEverything().filter(({ used }) => used.length === 0);
  expect(unknown.filter(({ key }) => !isBrandKey(key)).map(({ key }) => key)).toEqual([]);
});

it('a template’s text is used where the text is that it replaces', () => {
  const texts = readEverything();
  const used = (key: string) => texts.find((text) => text.key === key)?.used;
  expect(used('templates/7-gay: home.hero_title')).toEqual(used('home.hero_title'));
  expect(used('home.hero_title')).toHaveLength(1);
});
