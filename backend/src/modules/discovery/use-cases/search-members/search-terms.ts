import { Inject, Injectable } from '@nestjs/common';
import { regionCode } from '../../../../../../contract/profile/country-region';
import { GENDERS_SOUGHT } from '../../../../../../contract/profile/genders';
import { PUBLIC_FILTERS, SEARCHED_TRAITS, wordsOf } from '../../../../../../contract/profile/fields';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, InvalidInput } from '../../../../platform/http';
import { RegionCatalogue } from '../../../members';
import { type TenantDocument } from '../../../tenants';
import { type SearchAsked } from '../../search/search';
import { type Point, type Ring, type SearchFilters, type Viewer } from '../../search/search-filters';
import { searchFaults } from './check-search';
import { type SearchMembersRequest } from './search-members.request';

const OLDEST = 99;
/** The filters for visitors: none that reveals more of a profile than its card shows. */
const FOR_VISITORS: readonly string[] = [...PUBLIC_FILTERS, 'with_photo', 'new', 'sort'];

/** The member's own data for filters that the address leaves open. */
interface OwnFacts {
  readonly seeking: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Turns a request into what is searched for: checked, and completed by what the member's own profile says. */
@Injectable()
export class SearchTerms {
  constructor(
    private readonly database: Database,
    @Inject(RegionCatalogue) private readonly regions: RegionCatalogue,
  ) {}

  async of(request: SearchMembersRequest, viewer: Viewer, document: TenantDocument): Promise<SearchAsked> {
    if (viewer === null) refuseWhatIsForMembers(request);
    const rules = { fields: document.settings.search_fields, minAge: document.min_age, regions: this.regions };
    const faults = searchFaults(request, rules);
    if (faults.length > 0) throw new InvalidInput(faults);
    const { lat, lon, distance, sort: order = 'recommended' } = request;
    const from = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon };
    const isNear = distance !== undefined || order === 'distance';
    const own = request.gender && !(isNear && from === null) ? undefined : await this.ownFacts(viewer);
    const near = isNear ? ringAround(from ?? placeOf(own), distance) : null;
    const filters: SearchFilters = {
      genders: request.gender ?? GENDERS_SOUGHT[own?.seeking ?? ''] ?? wordsOf('gender'),
      country: request.country ?? null,
      region: request.countryregion === undefined ? null : (regionCode(request.countryregion) ?? null),
      minAge: request.min_age ?? document.min_age,
      maxAge: request.max_age ?? OLDEST,
      near,
      traits: Object.fromEntries(SEARCHED_TRAITS.map((name) => [name, request[name]])),
      interests: request.interests ?? null,
      withPhoto: request.with_photo ?? false,
      verifiedOnly: request.verified_only ?? false,
      online: request.online ?? false,
      isNew: request.new ?? false,
    };
    return { filters, order, viewer, from };
  }

  /** The point that a search is around, or else the member's own place. */
  async pointOf({ from, filters, viewer }: SearchAsked): Promise<Point | null> {
    const own = from ?? filters.near ?? (await this.ownFacts(viewer));
    const { latitude = null, longitude = null } = own ?? {};
    return latitude === null || longitude === null ? null : { latitude, longitude };
  }

  private async ownFacts(viewer: Viewer): Promise<OwnFacts | undefined> {
    if (viewer === null) return undefined;
    const [own] = await this.database.query<OwnFacts>(
      'select seeking, latitude, longitude from profile where id = $1',
      [viewer],
    );
    return own;
  }
}

function refuseWhatIsForMembers(request: SearchMembersRequest): void {
  const asked = Object.entries(request).filter(([, value]) => value !== undefined);
  const compares = request.sort === 'distance' || request.sort === 'shared_interests';
  if (compares || asked.some(([name]) => !FOR_VISITORS.includes(name))) throw new AuthenticationRequired();
}

function placeOf(own: OwnFacts | undefined): Point {
  if (own?.latitude == null || own.longitude === null)
    throw new InvalidInput([
      { path: 'lat', code: 'required', message: 'The member has told no place to measure from.' },
    ]);
  return { latitude: own.latitude, longitude: own.longitude };
}

/** People in the same town are at distance 0, so the lower bound, which is exclusive, is -1. */
const ringAround = (point: Point, maxKm: number | undefined): Ring => ({ ...point, minKm: -1, maxKm: maxKm ?? null });
