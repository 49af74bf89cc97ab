import { type Gender, SEARCHED_TRAITS, type SearchedTrait, wordsOf } from '../../../../../../contract/profile/fields';
import { bandsUpTo } from '../distances';
import { type SearchAsked } from '../search';
import { type Point, type SearchFilters } from '../search-filters';

const MINUTE = 60_000_000;
export const DAY = 1440 * MINUTE;

/** Someone as the test knows them, in plain values. */
export interface Someone {
  readonly id: number;
  readonly name: string;
  readonly gender: Gender | null;
  readonly country: string;
  readonly region: string;
  /** The day of birth, as a calendar day. */
  readonly born: string;
  readonly place: Point | null;
  readonly traits: Readonly<Record<SearchedTrait, string | null>>;
  readonly interests: readonly number[];
  readonly hasPhoto: boolean;
  readonly words: string | null;
  readonly fictional: boolean;
  readonly status: 'active' | 'disabled';
  readonly isInvisible: boolean;
  readonly isVerified: boolean;
  /** Microseconds before now. */
  readonly joinedAgo: number;
  /** Null where nobody ever signed in. */
  readonly seenAgo: number | null;
}

/** The same dice in each run. */
export class Dice {
  constructor(private state: number) {}

  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  below(count: number): number {
    return Math.floor(this.roll() * count);
  }

  chance(share: number): boolean {
    return this.roll() < share;
  }

  one<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  some<T>(list: readonly T[], most: number): T[] {
    return [...new Set(Array.from({ length: 1 + this.below(most) }, () => this.one(list)))];
  }
}

const COUNTRIES = ['NL', 'BE', 'DE'] as const;
const BORDERS = [0, 5, 10, 20, 30, 50, 75, 100, 150, 200, 300, 400, 500];
const MIDDLE: Point = { latitude: 52.09, longitude: 5.12 };

export function someone(dice: Dice, id: number, brand: string): Someone {
  const country = dice.one(COUNTRIES);
  const wide = dice.one([0.02, 0.3, 1, 6, 60]);
  const fictional = dice.chance(0.05);
  return {
    id,
    name: `${brand} ${id}`,
    gender: dice.chance(0.02) ? null : dice.one(wordsOf('gender')),
    country,
    region: `${country}-${dice.below(4)}`,
    born: dayBefore(dice.below(70 * 365) + 18 * 365 + 5),
    place: dice.chance(0.1)
      ? null
      : {
          latitude: MIDDLE.latitude + (dice.roll() - 0.5) * Math.min(wide, 60),
          longitude: MIDDLE.longitude + (dice.roll() - 0.5) * wide * 2,
        },
    traits: Object.fromEntries(
      SEARCHED_TRAITS.map((trait) => [trait, dice.chance(0.2) ? null : dice.one<string>(wordsOf(trait))]),
    ) as Someone['traits'],
    interests: dice.chance(0.2) ? [] : dice.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4),
    hasPhoto: dice.chance(0.6),
    words: dice.one([null, '', 'Own words']),
    fictional,
    status: dice.chance(0.06) ? 'disabled' : 'active',
    isInvisible: dice.chance(0.05),
    isVerified: !fictional && dice.chance(0.2),
    // Far from where anything begins or ends; many at the very same time, or a microsecond apart.
    joinedAgo: dice.one([20 * MINUTE, 3 * DAY, 10 * DAY, 20 * DAY, 60 * DAY]) + dice.below(30),
    seenAgo: dice.chance(0.3) ? null : dice.one([0.5, 1, 3, 12, 60, 1500]) * MINUTE + dice.below(30),
  };
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

const list = <T>(dice: Dice, share: number, values: readonly T[]): readonly T[] | null =>
  dice.chance(share) ? dice.some(values, 3) : null;

export function someSearch(dice: Dice, viewer: number | null): SearchAsked {
  const order = dice.one(['recommended', 'recommended', 'newest', 'distance'] as const);
  const country = dice.chance(0.4) ? dice.one(COUNTRIES) : null;
  const minAge = dice.one([18, 18, 25, 40, 60]);
  const limit = dice.chance(0.3) ? null : dice.one([1, 4, 15, 45, 60, 100, 130, 260, 500, 1000]);
  const point = dice.chance(0.8)
    ? { latitude: MIDDLE.latitude + dice.roll() - 0.5, longitude: MIDDLE.longitude + dice.roll() - 0.5 }
    : { latitude: (dice.roll() - 0.5) * 180, longitude: (dice.roll() - 0.5) * 360 };
  const isNear = order === 'distance' || dice.chance(0.3);
  const near = isNear && (order === 'distance' || limit !== null) ? { ...point, minKm: -1, maxKm: limit } : null;
  return {
    order,
    viewer,
    from: dice.chance(0.5) ? point : null,
    filters: {
      genders: dice.one([['woman'], ['man'], ['non_binary'], ['woman', 'man'], [...wordsOf('gender')]] as const),
      country,
      region: dice.chance(0.2) ? `${country ?? dice.one(COUNTRIES)}-${dice.below(5)}` : null,
      minAge,
      maxAge: dice.one([minAge, minAge + 10, 99]),
      near,
      traits: Object.fromEntries(
        SEARCHED_TRAITS.flatMap((trait) => {
          const words = list<string>(dice, 0.1, wordsOf(trait));
          return words === null ? [] : [[trait, words]];
        }),
      ),
      interests: list(dice, 0.15, [1, 2, 3, 50]),
      withPhoto: dice.chance(0.2),
      verifiedOnly: dice.chance(0.15),
      online: dice.chance(0.1),
      isNew: dice.chance(0.1),
    },
  };
}

export interface Blocks {
  has(one: number, other: number): boolean;
}

/** The expected result in order, computed by looking at everybody. */
export function plainSearch(people: readonly Someone[], asked: SearchAsked, blocks: Blocks, now: Date): Someone[] {
  const { filters, order, viewer } = asked;
  const found = people.filter(
    (one) =>
      one.status === 'active' &&
      !one.isInvisible &&
      one.id !== viewer &&
      (viewer === null || !(blocks.has(viewer, one.id) || blocks.has(one.id, viewer))) &&
      suits(one, filters, now),
  );
  const band = (one: Someone): number => {
    if (order !== 'distance' || filters.near === null) return 0;
    const km = kilometres(one.place, filters.near);
    return bandsUpTo(filters.near.maxKm).findIndex(({ maxKm }) => maxKm === null || km <= maxKm);
  };
  const time = (one: Someone): number => (order === 'newest' ? one.joinedAgo : activeAgo(one));
  return found
    .map((one) => ({ one, band: band(one), place: order === 'newest' ? 0 : placeOf(one), ago: time(one) }))
    .sort((a, b) => a.band - b.band || a.place - b.place || a.ago - b.ago || b.one.id - a.one.id)
    .map(({ one }) => one);
}

/** Photos first, and among those members who say something, then other members, then fictional profiles. */
function placeOf({ hasPhoto, fictional, words }: Someone): number {
  const among = fictional ? 2 : words ? 0 : 1;
  return hasPhoto ? among : 3 + among;
}

/** Joining counts as activity. */
const activeAgo = (one: Someone): number => Math.min(one.seenAgo ?? Infinity, one.joinedAgo);

function suits(one: Someone, filters: SearchFilters, now: Date): boolean {
  const age = yearsBetween(one.born, now);
  const told = (trait: SearchedTrait): boolean =>
    filters.traits[trait]?.includes(one.traits[trait] ?? 'nothing') ?? true;
  return (
    one.gender !== null &&
    filters.genders.includes(one.gender) &&
    (filters.country === null || filters.country === one.country) &&
    (filters.region === null || filters.region === one.region) &&
    age >= filters.minAge &&
    age <= filters.maxAge &&
    (filters.near?.maxKm == null || kilometres(one.place, filters.near) <= filters.near.maxKm) &&
    SEARCHED_TRAITS.every(told) &&
    (filters.interests === null || filters.interests.some((id) => one.interests.includes(id))) &&
    (!filters.withPhoto || one.hasPhoto) &&
    (!filters.verifiedOnly || one.isVerified) &&
    (!filters.online || isOnline(one)) &&
    (!filters.isNew || one.joinedAgo < 14 * DAY)
  );
}

export const isOnline = (one: Someone): boolean => !one.fictional && activeAgo(one) < 7 * MINUTE;

export function yearsBetween(born: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number);
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day) ? 0 : 1;
  return now.getUTCFullYear() - year - hadBirthday;
}

/** Infinitely far where the place is not known. */
export function kilometres(from: Point | null, to: Point): number {
  if (from === null) return Infinity;
  const [a, b] = [vector(from), vector(to)];
  const dot = a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const chord = Math.sqrt(a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0));
  return 6371 * (dot > 0 ? 2 * Math.asin(chord / 2) : Math.acos(Math.max(-1, dot)));
}

function vector({ latitude, longitude }: Point): number[] {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
}

/** The distance shown on a card. */
export const borderOf = (km: number): number | null => BORDERS.slice(1).find((border) => km <= border) ?? null;
