import { type SearchFilters } from '../../search/search-filters';

const YEARS = 5;
const OLDEST = 99;
const FARTHER = 2;

/** The same search asking for less and less, each step on top of the one before. */
export function relaxed(filters: SearchFilters, minAge: number): readonly SearchFilters[] {
  const { near } = filters;
  const untold: SearchFilters = {
    ...filters,
    near: near?.maxKm == null ? null : near,
    ...{ sexuality: null, relationshipStatus: null, bodyType: null, hairColor: null, eyeColor: null, interests: null },
  };
  const older: SearchFilters = {
    ...untold,
    minAge: Math.max(minAge, filters.minAge - YEARS),
    maxAge: Math.min(OLDEST, filters.maxAge + YEARS),
  };
  const wider: SearchFilters = {
    ...older,
    country: filters.country ?? filters.region?.slice(0, 2) ?? null,
    region: null,
    near: near?.maxKm == null ? null : { ...near, maxKm: near.maxKm * FARTHER },
  };
  const steps = [untold, older, wider];
  const asked = JSON.stringify(filters);
  return steps.filter(
    (step, index) => JSON.stringify(step) !== (index === 0 ? asked : JSON.stringify(steps[index - 1])),
  );
}
