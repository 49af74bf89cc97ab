import { cardsOf } from '../../../../backend/src/modules/discovery/search/cards';
import { BOUNDS } from '../../../../backend/src/modules/discovery/search/search';
import { type SearchFilters } from '../../../../backend/src/modules/discovery/search/search-filters';
import {
  countOf,
  matches,
  matchesNear,
  matchesShared,
} from '../../../../backend/src/modules/discovery/search/search-statements';
import { type Statement } from '../../../../backend/src/platform/database';

const DAY = 86_400_000_000;
const PAGE = { ...BOUNDS, limit: BOUNDS.size + 1 };
/** As somebody who has blocked nobody. */
const VIEWER = 7;

const one = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
const some = <T>(share: number, value: T): T | null => (Math.random() < share ? value : null);

export const BASE: SearchFilters = {
  ...{ genders: ['woman'], country: 'DE', region: null, minAge: 25, maxAge: 40, near: null },
  ...{ traits: {}, interests: null, withPhoto: false, verifiedOnly: false, online: false, isNew: false },
};

/** The filters of members: mostly a country and ages; one search in ten has traits as well. */
function anyFilters(): SearchFilters {
  const hasTraits = Math.random() < 0.1;
  const country = one(['NL', 'DE', 'BE', 'FR', 'GB', 'ES', 'IT', 'PL']);
  return {
    ...BASE,
    genders: one([['woman'], ['man'], ['woman', 'man']] as const),
    country,
    region: some(0.2, `${country}-${one([0, 1, 2, 3, 4, 5])}`),
    minAge: one([18, 25, 30, 40]),
    maxAge: one([45, 55, 99]),
    traits: hasTraits
      ? {
          body_type: some(0.5, [one(['slim', 'athletic', 'average', 'curvy'])]) ?? undefined,
          hair_color: some(0.5, [one(['black', 'brown', 'blond', 'red'])]) ?? undefined,
        }
      : {},
    interests: hasTraits ? some(0.5, [one([1, 2, 3, 4, 5]), 17]) : null,
    withPhoto: Math.random() < 0.3,
    verifiedOnly: Math.random() < 0.05,
  };
}

/** A page as the api asks for it: four in ten are not the first. */
export function anyPage(): Statement {
  const order = Math.random() < 0.85 ? 'recommended' : 'newest';
  const at = Date.now() * 1000 - Math.random() * (order === 'recommended' ? 30 : 90) * DAY;
  const after = Math.random() < 0.4 ? { common: 0, rank: one([5, 5, 4, 3]), at, id: 2_147_483_647 } : null;
  return cardsOf(matches(anyFilters(), order, after, VIEWER, PAGE), order, null, VIEWER);
}

/** A page of those with most of the viewer's interests first: five hundred are sorted. */
export function anyShared(): Statement {
  const at = Date.now() * 1000 - Math.random() * 30 * DAY;
  const window = Math.random() < 0.4 ? { common: 0, rank: one([5, 5, 4, 3]), at, id: 2_147_483_647 } : null;
  return cardsOf(matchesShared(anyFilters(), window, null, VIEWER, PAGE), 'shared_interests', null, VIEWER);
}

export const anyCount = (): Statement => countOf(anyFilters(), VIEWER, { most: 501, examined: 1000 });

/** Fifty kilometres around a town. */
export function anyNear(): Statement {
  const [latitude, longitude] = [40 + one([0, 1, 2, 5, 9, 11]) + Math.random() * 3, Math.random() * 17];
  const near = { latitude, longitude, minKm: -1, maxKm: 50 };
  const found = matchesNear({ ...anyFilters(), country: null, region: null, near }, 'recommended', null, VIEWER, 25);
  return cardsOf(found, 'recommended', near, VIEWER);
}
