import { type FieldError } from '../../../../platform/http';
import { type RegionCatalogue } from '../../../members';
import { regionCode } from '../../../../../../contract/profile/country-region';
import { type SearchMembersRequest } from './search-members.request';

interface SearchRules {
  /** The filters that the brand offers. */
  readonly fields: readonly string[];
  readonly minAge: number;
  readonly regions: RegionCatalogue;
}

/** Not of the brand's choosing: every search has them. */
const ALWAYS = ['lat', 'lon', 'with_photo', 'verified_only', 'online', 'new', 'sort', 'cursor'];

/** The faults of a search that the request class cannot know. */
export function searchFaults(request: SearchMembersRequest, { fields, minAge, regions }: SearchRules): FieldError[] {
  const { country, countryregion, min_age, max_age, lat, lon } = request;
  const faults: FieldError[] = Object.entries(request).flatMap(([path, value]) =>
    value === undefined || ALWAYS.includes(path) || fields.includes(path)
      ? []
      : [{ path, code: 'unknown_field', message: 'This site’s search doesn’t have this filter.' }],
  );
  const fault = (path: string, code: string, message: string): number => faults.push({ path, code, message });
  if (min_age !== undefined && min_age < minAge) fault('min_age', 'min', `Members are aged ${minAge} or older.`);
  if (max_age !== undefined && max_age < (min_age ?? minAge))
    fault('max_age', 'min', 'The highest age is below the lowest.');
  if (countryregion !== undefined) {
    const code = regionCode(countryregion);
    if (code === undefined || !regions.of(code.slice(0, 2))?.regions.some((one) => one.code === code))
      fault('countryregion', 'unknown_region', 'There is no such region.');
    else if (country !== undefined && !code.startsWith(`${country}-`))
      fault('countryregion', 'other_country', 'The region lies in another country.');
  }
  if ((lat === undefined) !== (lon === undefined))
    fault(lat === undefined ? 'lat' : 'lon', 'required', 'Both coordinates or none.');
  return faults;
}
