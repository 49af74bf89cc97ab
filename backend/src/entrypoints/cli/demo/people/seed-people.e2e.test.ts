import { ANSWER_LENGTH, MOST_PROMPTS, askedPrompts } from '../../../../../../contract/profile/prompts';
import { countGraphemes } from '../../../../../../contract/text/graphemes';
import { RegionCatalogue, TownSearch, ageOn } from '../../../../modules/members';
import { PlaceIndex } from '../../../../modules/members/places/place-index';
import { loadTenants } from '../../../../modules/tenants';
import { seedPeople } from './seed-people';

const towns = new TownSearch(PlaceIndex.shared);
const regions = new RegionCatalogue();
const brands = loadTenants('tenants').flatMap((loaded) => (loaded.ok ? [loaded.tenant] : []));
const today = new Date('2026-06-15T12:00:00Z');
const casts = brands.map((brand) => ({ brand, cast: seedPeople(brand, towns, today) }));

it('the same people are made every time, whatever the day but for when they joined', () => {
  for (const { brand, cast } of casts) {
    expect(seedPeople(brand, towns, today)).toEqual(cast);
    const later = seedPeople(brand, towns, new Date('2027-02-01T00:00:00Z'));
    expect(later.map(({ joined, ...one }) => [one, joined !== ''])).toEqual(
      cast.map(({ joined, ...one }) => [one, joined !== '']),
    );
  }
});

it.each(casts.map(({ brand, cast }) => [brand.folder, brand, cast] as const))(
  '%s has people of its countries and ages, in several languages that it offers',
  (_, { document }, cast) => {
    expect(new Set(cast.map(({ id }) => id)).size).toBe(288);
    expect(new Set<string>(cast.map(({ country }) => country))).toEqual(new Set(document.settings.countries));
    for (const { country, region, born, language, joined } of cast) {
      expect(ageOn(born, new Date('2025-06-01T00:00:00Z'))).toBeGreaterThanOrEqual(document.min_age);
      expect(regions.of(country)?.regions.map(({ code }) => code)).toContain(region);
      expect(document.locales.offered).toContain(language);
      expect(Date.parse(joined ?? '')).toBeLessThan(today.getTime() - 14 * 86_400_000);
    }
  },
);

it('nobody says what somebody else says, on no brand', () => {
  const texts = casts.flatMap(({ cast }) => cast.map(({ about }) => about));
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.every((text) => text.length > 60 && !/undefined|\|/.test(text))).toBe(true);
});

it('most of a cast answer what their brand asks, each question once, in their own language', () => {
  for (const { brand, cast } of casts) {
    const asked = askedPrompts(brand.document.prompts.off, brand.document.prompts.own);
    const codes = cast.map(({ prompts = [] }) => prompts.map(({ code }) => code));
    for (const one of codes) expect([one.length <= MOST_PROMPTS, new Set(one).size]).toEqual([true, one.length]);
    expect(codes.flat().filter((code) => !asked.includes(code))).toEqual([]);
    expect(codes.filter((one) => one.length > 0).length).toBeGreaterThan(180);
    const answers = cast.flatMap(({ prompts = [] }) => prompts.map(({ answer }) => answer));
    expect(Math.max(...answers.map((text) => countGraphemes(text)))).toBeLessThanOrEqual(ANSWER_LENGTH);
    expect(new Set(answers).size).toBeGreaterThan(40);
  }
});

it('brands have the people that they are for', () => {
  const of = (folder: string) => casts.find(({ brand }) => brand.folder === folder)?.cast ?? [];
  expect(of('fellow').every(({ gender, seeking }) => gender === 'man' && seeking !== 'women')).toBe(true);
  const women = (folder: string) => of(folder).filter(({ gender }) => gender === 'woman');
  expect(women('goldenhour').every(({ born }) => ageOn(born, today) >= 55)).toBe(true);
  expect(women('secondbloom').every(({ born }) => ageOn(born, today) >= 35)).toBe(true);
  expect(women('fullmoon').filter(({ body_type }) => /curvy|full_figured/.test(body_type)).length).toBeGreaterThan(150);
});
