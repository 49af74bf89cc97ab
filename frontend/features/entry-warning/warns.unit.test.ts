import { warnedCountries, warns } from './warns';

const visitor = { installed: false, signedIn: false, dismissed: false, country: 'DE', countries: ['DE', 'AT'] };

describe('the site-entry warning', () => {
  it('is for visitors of the countries that it is listed for', () => {
    expect(warns(visitor)).toBe(true);
    expect(warns({ ...visitor, country: 'FR' })).toBe(false);
    expect(warns({ ...visitor, countries: [] })).toBe(false);
  });

  it('is also for visitors whose country is unknown, once that is known', () => {
    expect(warns({ ...visitor, country: undefined })).toBe(false);
    expect(warns({ ...visitor, country: null })).toBe(true);
    expect(warns({ ...visitor, country: null, dismissed: true })).toBe(false);
  });

  it('is for everybody where no country is listed', () => {
    expect(warns({ ...visitor, country: undefined, countries: undefined })).toBe(true);
  });

  it('is not for members, nor for an installed app, nor twice', () => {
    expect(warns({ ...visitor, signedIn: true })).toBe(false);
    expect(warns({ ...visitor, installed: true })).toBe(false);
    expect(warns({ ...visitor, dismissed: true })).toBe(false);
  });

  it.each([
    ['no', [], undefined, []],
    ['no', ['DE'], ['NL', 'DE'], []],
    ['yes', [], undefined, 'everywhere'],
    ['yes', ['DE', 'AT'], undefined, ['DE', 'AT']],
    ['yes', [], ['NL', 'DE'], ['NL', 'DE']],
    ['yes', ['DE', 'AT'], ['NL', 'DE'], ['DE']],
    ['yes', ['AT'], ['NL', 'DE'], []],
  ] as const)('of a brand that says %s for %j is in a layout for %j shown in %j', (enabled, listed, layout, shown) => {
    expect(warnedCountries({ enable_site_entry_popup: enabled, site_entry_countries: listed }, layout)).toEqual(shown);
  });
});
