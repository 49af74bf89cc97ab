import { createFormats, languageName } from './formats';
import { createTranslate } from './translator';

const defaults = { site: 'Everglow', age: 18 };

describe('translating', () => {
  it('fills in what every text may use, and what this one asks for', async () => {
    const t = await createTranslate({ locale: 'en', defaults });
    expect(t('navigation.home')).toBe('Everglow, home');
    expect(t('footer.company', { company: 'Demo B.V.' })).toBe('Everglow is a service of Demo B.V.');
  });

  it('picks the plural form', async () => {
    const t = await createTranslate({ locale: 'en', defaults });
    expect(t('common.credits', { count: 1 })).toBe('1 credit');
    expect(t('common.credits', { count: 1200 })).toBe('1,200 credits');
  });

  it('lets the brand’s own words win, in their language only', async () => {
    const overrides = { 'home.hero_title': 'Someone is up late, too', 'nowhere.key': 'lost' };
    const t = await createTranslate({ locale: 'en', defaults, overrides });
    expect(t('home.hero_title')).toBe('Someone is up late, too');
    expect(t('home.steps_title')).toBe('How it works');
  });

  it('refuses to show a text with a hole', async () => {
    const t = await createTranslate({ locale: 'en', defaults });
    expect(() => t('footer.company')).toThrow('{{company}}');
  });
});

describe('formats', () => {
  it('writes money from minor units as the country does', () => {
    const plain = (text: string): string => text.replace(/\s/g, ' ');
    expect(plain(createFormats('de-DE').money(1999, 'EUR'))).toBe('19,99 €');
    expect(plain(createFormats('de-CH').money(1999, 'CHF'))).toBe('CHF 19.99');
    expect(createFormats('en-GB').money(1999, 'GBP')).toBe('£19.99');
    expect(plain(createFormats('en-US').money(500, 'JPY'))).toBe('¥500');
  });

  it('names lists, countries and languages', () => {
    const { list, countryName } = createFormats('de');
    expect(list([countryName('DE'), countryName('AT')])).toBe('Deutschland und Österreich');
    expect([languageName('fr'), languageName('nl'), languageName('pl')]).toEqual(['Français', 'Nederlands', 'Polski']);
  });
});
