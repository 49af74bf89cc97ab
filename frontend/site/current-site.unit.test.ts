import { makeSite } from '../server/testing/site-fixture';
import { type CurrentSite, currentSite } from './current-site';
import { type SiteDocument } from './site-document';

const mockAsked = { site: '1-glow', locale: 'en' };
jest.mock(
  'next/root-params',
  () => ({
    site: () => Promise.resolve(mockAsked.site),
    rev: () => Promise.resolve('1'),
    locale: () => Promise.resolve(mockAsked.locale),
  }),
  { virtual: true },
);

const mockDocuments = new Map<string, SiteDocument>();
jest.mock('./load-site', () => ({
  loadSite: ({ site }: { site: string }) => Promise.resolve(mockDocuments.get(site)),
}));

// Editors may change the overlays, so the test brings texts of its own.
const mockTexts = (home: string) => ({ __esModule: true, default: { home } });
jest.mock('../locales/en-US/errors.json', () => mockTexts('Home, in America'), { virtual: true });
jest.mock('../locales/es-US/errors.json', () => mockTexts('Inicio, en América'), { virtual: true });
jest.mock('../locales/de-CH/errors.json', () => mockTexts('Start, in der Schweiz'), { virtual: true });

function addSite(segment: string, settings: Pick<SiteDocument['settings'], 'countries' | 'domain_language'>): void {
  const site = makeSite(segment);
  mockDocuments.set(segment, { ...site, settings: { ...site.settings, ...settings } });
}

const on = (site: string, locale: string): Promise<CurrentSite> => {
  Object.assign(mockAsked, { site, locale });
  return currentSite();
};
const homeOn = async (site: string, locale: string): Promise<string> => (await on(site, locale)).t('errors.home');

beforeAll(() => {
  addSite('1-us', { countries: ['US'], domain_language: 'en-US' });
  addSite('2-dach', { countries: ['DE', 'AT', 'CH'], domain_language: 'de' });
  addSite('3-west', { countries: ['FR', 'BE', 'CH'], domain_language: 'fr' });
  addSite('4-ie', { countries: ['IE'], domain_language: 'en-IE' });
});

describe('a page', () => {
  it('of a brand of the United States has its English and its Spanish', async () => {
    expect(await homeOn('1-us', 'en')).toBe('Home, in America');
    expect(await homeOn('1-us', 'es')).toBe('Inicio, en América');
    expect((await on('1-us', 'es')).formats.locale).toBe('es-US');
  });

  it('of a brand of Germany, Austria and Switzerland has German as in Germany', async () => {
    expect((await on('2-dach', 'de')).formats.locale).toBe('de-DE');
    expect(await homeOn('2-dach', 'de')).toBe('Zur Startseite');
  });

  it('of a brand that speaks German in Switzerland has Swiss German', async () => {
    expect(await homeOn('3-west', 'de')).toBe('Start, in der Schweiz');
  });

  it('has the language’s own text where the overlay says nothing else, and where there is no overlay', async () => {
    expect((await on('1-us', 'en')).t('errors.retry')).toBe('Try again');
    expect((await on('4-ie', 'en')).formats.locale).toBe('en-IE');
    expect(await homeOn('4-ie', 'en')).toBe('Go to the home page');
  });

  it('of one brand never has the texts of another’s country', async () => {
    const sites = ['1-us', '4-ie', '1-us', '4-ie'];
    const homes: string[] = [];
    for (const site of sites) homes.push(await homeOn(site, 'en'));
    expect(homes).toEqual(['Home, in America', 'Go to the home page', 'Home, in America', 'Go to the home page']);
  });

  it('has the brand’s own words rather than the overlay’s', async () => {
    const site = makeSite('5-own');
    const settings = { ...site.settings, countries: ['US'], domain_language: 'en-US' };
    mockDocuments.set('5-own', { ...site, settings, texts: { en: { 'errors.home': 'Our porch' } } });
    expect(await homeOn('5-own', 'en')).toBe('Our porch');
  });
});
