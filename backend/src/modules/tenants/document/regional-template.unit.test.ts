import { regionalTemplate } from './regional-template';

const TEMPLATE = {
  settings: { niche: 1, description: { en: 'colours', 'en-US': 'colors', 'en-GB': 'hues', de: 'Farben' } },
  texts: {
    en: { title: 'Favourites', text: 'Both' },
    'en-US': { title: 'Favorites' },
    de: { title: 'Größe', text: 'Beide' },
    'de-CH': { title: 'Grösse' },
  },
  theme: { radius: 4 },
};
const of = (domain_language: unknown, countries: unknown) =>
  regionalTemplate(TEMPLATE, { settings: { domain_language, countries } });

it('has the texts of the brand’s countries, and the language’s where they say nothing else', () => {
  expect(of('en-US', ['US'])).toEqual({
    settings: { niche: 1, description: { en: 'colors', de: 'Farben' } },
    texts: { en: { title: 'Favorites', text: 'Both' }, de: TEMPLATE.texts.de },
    theme: TEMPLATE.theme,
  });
  expect(of('fr', ['FR', 'CH'])).toMatchObject({
    settings: { description: { en: 'colours' } },
    texts: { en: TEMPLATE.texts.en, de: { title: 'Grösse', text: 'Beide' } },
  });
});

it('has the language’s texts alone where no country has others', () => {
  const plain = {
    settings: { niche: 1, description: { en: 'colours', de: 'Farben' } },
    texts: { en: TEMPLATE.texts.en, de: TEMPLATE.texts.de },
    theme: TEMPLATE.theme,
  };
  expect(of('de', ['DE', 'AT', 'CH'])).toEqual(plain);
  expect(of('en-IE', ['IE'])).toEqual(plain);
});

it.each([
  [7, 'US'],
  ['', [7, null]],
  [undefined, undefined],
])('stands what is no valid setting: %p and %p', (language, countries) => {
  expect(of(language, countries)).toMatchObject({ texts: { en: TEMPLATE.texts.en } });
});

it.each([[undefined], ['text'], [{ texts: 'text', settings: [] }]])('leaves %j as it is', (template) => {
  expect(regionalTemplate(template, undefined)).toEqual(template);
});
