import { idFromPath, initialOf, placeOf } from './teaser';

describe('the profile that an address means', () => {
  it('stands behind /members/', () => {
    expect(idFromPath('/members/42/landing')).toBe(42);
    expect(idFromPath('/members/42/landing2/she-nl')).toBe(42);
  });

  it('is none where there is no whole number above zero', () => {
    for (const path of [
      '/members/0/landing',
      '/members/x/landing',
      '/members/4.5/signup',
      '/members/',
      '/',
      '/a/members/4/',
    ])
      expect(idFromPath(path)).toBeUndefined();
    expect(idFromPath('/members/99999999999999999999/landing')).toBeUndefined();
  });
});

describe('where somebody is', () => {
  it('is told by the nearest place that the profile names', () => {
    expect(placeOf({ city: 'Utrecht', region: 'Utrecht', country: 'NL' }, 'de')).toBe('Utrecht, Niederlande');
    expect(placeOf({ city: null, region: 'Kärnten', country: 'AT' }, 'en')).toBe('Kärnten, Austria');
    expect(placeOf({ city: null, region: null, country: 'FI' }, 'sv')).toBe('Finland');
  });
});

describe('an initial', () => {
  it('is one sign as a person counts them', () => {
    expect(initialOf(' eline', 'nl')).toBe('E');
    expect(initialOf('👩🏽‍🎤 Mo', 'en')).toBe('👩🏽‍🎤');
    expect(initialOf('  ', 'en')).toBe('');
  });
});
