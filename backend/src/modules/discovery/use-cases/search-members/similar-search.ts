import { type SearchAsked } from '../../search/search';
import { type Point, type SearchFilters } from '../../search/search-filters';

const OLDEST = 99;

/**
 * The searches that find similar members, in the order they are tried: the nearest to a point, or where none is known
 * the first of the country asked for and then of any. Of the filters only the genders remain.
 */
export function similarSearches(asked: SearchAsked, point: Point | null, minAge: number): readonly SearchAsked[] {
  const { genders, country, region } = asked.filters;
  const open: SearchFilters = {
    ...{ genders, country: null, region: null, minAge, maxAge: OLDEST, near: null },
    ...{ traits: {}, interests: null, withPhoto: false, verifiedOnly: false, online: false, isNew: false },
  };
  // People of the same town are at distance 0, which only a lower edge below 0 includes.
  const near = point && { ...point, minKm: -1, maxKm: null };
  if (near) return [{ ...asked, order: 'distance', filters: { ...open, near } }];
  const anywhere: SearchAsked = { ...asked, order: 'recommended', filters: open };
  const home = country ?? region?.slice(0, 2) ?? null;
  return home === null ? [anywhere] : [{ ...anywhere, filters: { ...open, country: home } }, anywhere];
}
