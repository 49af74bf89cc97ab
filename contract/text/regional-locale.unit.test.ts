import { LOCALES } from './locales';
import { OVERLAYS, languageOf, overlayOf, regionalLocale } from './regional-locale';

describe('the country of a brand’s language', () => {
  it.each([
    ['the domain’s', 'en', 'en-US', ['GB', 'US'], 'en-US'],
    ['the domain’s, however it is written', 'en', 'en_GB', ['US'], 'en-GB'],
    ['not the domain’s for another language', 'de', 'en-US', ['US', 'AT'], 'de-AT'],
    ['the first that mainly speaks it', 'de', 'de', ['DE', 'AT', 'CH'], 'de-DE'],
    ['one that mainly speaks it before one where few do', 'de', 'fr', ['FR', 'BE', 'CH'], 'de-CH'],
    ['one that mainly speaks it before one where few do', 'fr', 'de', ['CH', 'BE', 'FR'], 'fr-BE'],
    ['one of two main languages', 'nl', 'fr', ['FR', 'BE'], 'nl-BE'],
    ['one where it is spoken, if it is the main language of none', 'es', 'en-US', ['US'], 'es-US'],
    ['one that mainly speaks it', 'es', 'en', ['US', 'ES'], 'es-ES'],
    ['one where few speak it', 'de', 'nl', ['NL', 'BE'], 'de-BE'],
    ['that of Europe, if it is spoken in none', 'en', 'nl', ['NL', 'BE'], 'en-150'],
    ['that of Europe, if nothing is known of the country', 'en', 'nl', ['XX'], 'en-150'],
    ['none, if another language is spoken in none', 'de', 'nl', ['NL'], 'de'],
  ] as const)('is %s: of %s at %s in %j it is %s', (_which, locale, domain, countries, tag) => {
    expect(regionalLocale(locale, domain, countries)).toBe(tag);
  });
});

describe('the country of a member’s language', () => {
  it.each([
    ['their own, if the language is spoken there', 'de', 'CH', 'de-CH'],
    ['their own, even if few speak it there', 'de', 'BE', 'de-BE'],
    ['the brand’s, if it is not spoken there', 'de', 'DK', 'de-DE'],
    ['the brand’s, if nothing is known of theirs', 'de', 'XX', 'de-DE'],
    ['the brand’s, if theirs is not known', 'de', null, 'de-DE'],
  ] as const)('is %s: of %s in %s it is %s', (_which, locale, country, tag) => {
    expect(regionalLocale(locale, 'de-DE', ['DE', 'AT', 'CH'], country)).toBe(tag);
  });
});

describe('an overlay', () => {
  it.each(OVERLAYS)('%s is of its language', (overlay) => {
    expect(overlayOf(overlay)).toBe(overlay);
    expect(overlay.startsWith(`${languageOf(overlay)}-`)).toBe(true);
    expect(LOCALES).toContain(languageOf(overlay));
  });

  it.each(['en', 'de-AT', 'en-us', 'constructor', ''])('is none for %p', (tag) => {
    expect(overlayOf(tag)).toBeUndefined();
  });
});
