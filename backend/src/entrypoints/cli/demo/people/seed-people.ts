import { CAST_IDS, type FictionalPerson, type ToldPerson, type TownSearch, ageOn } from '../../../../modules/members';
import { type LoadedTenant } from '../../../../modules/tenants';
import { traitsOf } from './facts';
import { namesOf, skinOf } from './names';
import { type CastGender, type Niche, type Traits, nicheOf } from './niches';
import { Chance } from './random';
import { answersOf, wordsOf } from './texts';
import { countryWeights, languageOf, townWeights } from './towns';

/** With the twelve of the file there are three hundred. */
const MADE = 288;
/** Ages are told of this day; everybody only gets older. */
const DAY = new Date('2025-06-01T00:00:00Z');
/** Days since somebody joined: nobody invented is ever new. */
const JOINED = { first: 420, last: 20 } as const;
const DAY_MS = 86_400_000;

/** Somebody of the cast, with what their portrait needs to know. */
export type SeedPerson = ToldPerson & Traits;

/** A brand's made-up people: the same on every machine and at every time, and nobody of another brand. */
export function seedPeople(brand: LoadedTenant, towns: TownSearch, today: Date): SeedPerson[] {
  const written = new Map<string, number>();
  return Array.from({ length: MADE }, (_, n) => {
    const id = CAST_IDS.from + brand.document.settings.niche * 10_000 + n + 1;
    const chance = new Chance(`${brand.head.slug}/${id}`);
    const { country, region, city, language } = homeOf(brand, towns, chance);
    const nth = written.get(language) ?? 0;
    written.set(language, nth + 1);
    const body = bodyOf(brand, language, country, chance);
    const { interests, about, looking_for } = wordsOf(language, brand.document.settings.niche, nth, chance);
    // A chance of its own: faces and words stay as they were.
    const prompts = answersOf(language, brand.document.prompts, chance.named('prompts'));
    return {
      ...{
        id,
        ...body,
        country,
        ...(region !== null && { region }),
        city,
        language,
        about,
        looking_for,
        interests,
        prompts,
      },
      joined: joined(n / MADE, today, chance),
    };
  });
}

/** The people of a brand's file with facts, and with a day of their own on which they joined. */
export function tellMore(people: readonly FictionalPerson[], brand: LoadedTenant, today: Date): SeedPerson[] {
  const { niche } = brand.document.settings;
  return people.map((person) => {
    const chance = new Chance(`${brand.head.slug}/${person.id}`);
    const skin = skinOf(person.name, 0);
    return {
      ...person,
      ...traitsOf({ ...person, age: ageOn(person.born, DAY), skin }, niche, chance),
      joined: joined(0, today, chance),
    };
  });
}

function homeOf(brand: LoadedTenant, towns: TownSearch, chance: Chance) {
  const country = chance.weighted(countryWeights(brand.document.settings.countries));
  const city = chance.weighted(townWeights(country));
  const town = towns.named(country, city)[0];
  if (!town) throw new Error(`${country} has no ${city}`);
  const language = languageOf(country, town.region);
  return { country, region: town.region, city, language };
}

function bodyOf(brand: LoadedTenant, language: string, country: string, chance: Chance) {
  const { settings, min_age } = brand.document;
  const niche = nicheOf(settings.niche);
  const gender = chance.weighted<CastGender>(niche.genders);
  const age = Math.max(min_age + 1, ageOf(niche.ages[gender], chance));
  const names = namesOf(language, country)[gender === 'non_binary' ? chance.one(['woman', 'man'] as const) : gender];
  const { name, skin } = chance.one(age < 50 ? names.young : names.old);
  const seeking = seekingOf(gender, niche, chance);
  const born = new Date(DAY.getTime() - (age + chance.next() * 0.99) * 365.25 * DAY_MS).toISOString().slice(0, 10);
  return { name, gender, seeking, born, ...traitsOf({ gender, seeking, age, skin }, settings.niche, chance) };
}

function seekingOf(gender: CastGender, { own, everyone }: Niche, chance: Chance): FictionalPerson['seeking'] {
  if (gender === 'non_binary') return 'everyone';
  const [same, other] = gender === 'woman' ? (['women', 'men'] as const) : (['men', 'women'] as const);
  return chance.weighted({ [same]: own, everyone, [other]: 100 - own - everyone }) as FictionalPerson['seeking'];
}

/** Most are near the usual age, few at the ends: a triangle. */
function ageOf([youngest, usual, oldest]: readonly [number, number, number], chance: Chance): number {
  const rising = (usual - youngest) / (oldest - youngest);
  const at = chance.next();
  const age =
    at < rising
      ? youngest + Math.sqrt(at * (oldest - youngest) * (usual - youngest))
      : oldest - Math.sqrt((1 - at) * (oldest - youngest) * (oldest - usual));
  return Math.floor(age);
}

/** The joining date. A higher id means a later date, as with all members. */
function joined(share: number, today: Date, chance: Chance): string {
  const days = JOINED.first - share * (JOINED.first - JOINED.last) + chance.next();
  return new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
