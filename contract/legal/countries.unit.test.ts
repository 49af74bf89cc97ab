import { isLocale } from '../text/locales';
import { COUNTRY_LAW } from './countries';
import { type CountryLaw } from './country-law';
import { FRENCH_GUARANTEE } from './french-guarantee';

const EEA = ['NL', 'BE', 'IE', 'DE', 'AT', 'FR', 'ES', 'IT', 'PL', 'DK', 'NO', 'SE', 'FI'];
const COUNTRIES = [...EEA, 'GB', 'US', 'CH'];

const lawOf = (country: string): CountryLaw => {
  const law = COUNTRY_LAW[country];
  if (law === undefined) throw new Error(`no law of ${country}`);
  return law;
};

/** Every text of a country's facts, with the path to it. */
function textsOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

it('knows the law of every country of the platform', () => {
  expect(Object.keys(COUNTRY_LAW).sort()).toEqual([...COUNTRIES].sort());
});

describe.each(COUNTRIES)('the law of %s', (country) => {
  const law = lawOf(country);

  it('has whole texts, and addresses of https sites', () => {
    for (const [path, text] of textsOf(law)) {
      expect([path, text]).toEqual([path, text.trim()]);
      expect([path, text.length > 2]).toEqual([path, true]);
      if (/\.url(?:In|$)/.test(path)) expect(text).toMatch(/^https:\/\/[a-z.]+(?:\/[\w/.-]+)?$/);
    }
  });

  it('gives names in other languages by tags of the interface', () => {
    const tags = textsOf(law).map(([path]) => /\.(?:in|urlIn)\.(\w+)$/.exec(path)?.[1]);
    for (const tag of tags) if (tag !== undefined) expect([tag, isLocale(tag)]).toEqual([tag, true]);
  });

  it('does not point to the platform for disputes that the EU has closed', () => {
    expect(JSON.stringify(law)).not.toMatch(/ec\.europa\.eu/);
  });
});

it('has the right to withdraw and the guarantee of conformity in the whole EEA and the United Kingdom', () => {
  const lacking = [...EEA, 'GB'].filter((country) => !lawOf(country).withdrawal || !lawOf(country).conformity);
  expect(lacking).toEqual([]);
  expect(COUNTRIES.filter((country) => lawOf(country).eea).sort()).toEqual([...EEA].sort());
});

it('has no such right where no law gives it', () => {
  for (const country of ['US', 'CH']) expect(lawOf(country)).not.toHaveProperty('withdrawal');
});

it('has coordinators of digital services in the EU only', () => {
  const coordinated = COUNTRIES.filter((country) => lawOf(country).digitalServices !== undefined);
  expect(coordinated.sort()).toEqual(EEA.filter((country) => country !== 'NO').sort());
});

it('has the whole French notice, with its gaps filled', () => {
  expect(FRENCH_GUARANTEE).toHaveLength(15);
  expect(FRENCH_GUARANTEE.join(' ')).not.toMatch(/\bX\b|'| [;:%]/);
});
