import { Inject, Injectable } from '@nestjs/common';
import { regionCode } from '../../../../../../contract/profile/country-region';
import { GENDERS_SOUGHT } from '../../../../../../contract/profile/genders';
import { PUBLIC_FILTERS, SEARCHED_TRAITS, wordsOf } from '../../../../../../contract/profile/fields';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, InvalidInput } from '../../../../platform/http';
import { RegionCatalogue, photoResponse } from '../../../members';
import { type TenantDocument } from '../../../tenants';
import { type MemberCard } from '../../cards/member-card.response';
import { MemberCards } from '../../cards/member-cards';
import { type Found } from '../../search/cards';
import { LastSearches } from '../../search/last-searches';
import { Search, type SearchAsked, type SearchPage } from '../../search/search';
import { SearchCursors } from '../../search/search-cursors';
import { type Point, type Ring, type SearchFilters, type Viewer } from '../../search/search-filters';
import { searchFaults } from './check-search';
import { type SearchMembersRequest } from './search-members.request';
import { type SearchMembersResponse } from './search-members.response';
import { similarSearches } from './similar-search';

const OLDEST = 99;
/** A first page with fewer than this is completed with as many similar members at most. */
const FEW = 8;
// The size leaves room for members who are on the page already; every band of distance takes a round or more.
const SIMILAR = { size: 2 * FEW, examined: 1000, rounds: 16 };
/** The filters for visitors: none that reveals more of a profile than its card shows. */
const FOR_VISITORS: readonly string[] = [...PUBLIC_FILTERS, 'with_photo', 'new', 'sort'];

interface Asking {
  readonly viewer: Viewer;
  readonly document: TenantDocument;
  readonly locale: string;
}

/** The member's own data for filters that the address leaves open. */
interface OwnFacts {
  readonly seeking: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

@Injectable()
export class SearchMembers {
  constructor(
    private readonly database: Database,
    @Inject(Search) private readonly search: Search,
    @Inject(SearchCursors) private readonly cursors: SearchCursors,
    @Inject(LastSearches) private readonly lastSearches: LastSearches,
    @Inject(RegionCatalogue) private readonly regions: RegionCatalogue,
    @Inject(MemberCards) private readonly memberCards: MemberCards,
  ) {}

  async run(request: SearchMembersRequest, asking: Asking): Promise<SearchMembersResponse> {
    const { viewer, document } = asking;
    if (viewer === null) refuseWhatIsForMembers(request);
    const rules = { fields: document.settings.search_fields, minAge: document.min_age, regions: this.regions };
    const faults = searchFaults(request, rules);
    if (faults.length > 0) throw new InvalidInput(faults);
    const asked = await this.asked(request, asking);
    if (request.cursor !== undefined) return this.further(request.cursor, asked, asking);
    const kept = viewer === null ? [] : [this.lastSearches.keeping(viewer, request)];
    const { total, ...page } = await this.search.first(asked, kept);
    const few = page.next === null && page.found.length < FEW;
    const similar = few ? await this.similar(asked, page.found, document.min_age) : null;
    const cards = (found: readonly Found[]): MemberCard[] => found.map((one) => this.card(one, asking));
    return { members: cards(page.found), next: this.next(page, asked), total, similar: similar && cards(similar) };
  }

  private async further(cursor: string, asked: SearchAsked, asking: Asking): Promise<SearchMembersResponse> {
    const place = asked.viewer === null ? undefined : this.cursors.read(asked.viewer, asked.order, cursor);
    const page = place && (await this.search.page(asked, place));
    if (!page) throw new InvalidInput([fault('cursor', 'cursor', 'Not a cursor of this search.')]);
    const members = page.found.map((one) => this.card(one, asking));
    return { members, next: this.next(page, asked), total: null, similar: null };
  }

  private async asked(request: SearchMembersRequest, { viewer, document }: Asking): Promise<SearchAsked> {
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
      online: request.online ?? false,
      isNew: request.new ?? false,
    };
    return { filters, order, viewer, from };
  }

  private async ownFacts(viewer: Viewer): Promise<OwnFacts | undefined> {
    if (viewer === null) return undefined;
    const [own] = await this.database.query<OwnFacts>(
      'select seeking, latitude, longitude from profile where id = $1',
      [viewer],
    );
    return own;
  }

  /** The nearest members, none of whom is on the page already. */
  private async similar(asked: SearchAsked, strict: readonly Found[], minAge: number): Promise<Found[]> {
    const known = new Set(strict.map(({ id }) => id));
    const similar: Found[] = [];
    for (const search of similarSearches(asked, await this.pointOf(asked), minAge)) {
      const page = await this.search.page(search, { leg: 0, after: null }, SIMILAR);
      for (const one of page?.found ?? [])
        if (!known.has(one.id) && similar.length < FEW) {
          known.add(one.id);
          similar.push(one);
        }
      if (similar.length === FEW) break;
    }
    return similar;
  }

  private async pointOf({ from, filters, viewer }: SearchAsked): Promise<Point | null> {
    const own = from ?? filters.near ?? (await this.ownFacts(viewer));
    const { latitude = null, longitude = null } = own ?? {};
    return latitude === null || longitude === null ? null : { latitude, longitude };
  }

  private next({ next }: SearchPage, { viewer, order }: SearchAsked): string | null {
    return next === null || viewer === null ? null : this.cursors.write(viewer, order, next);
  }

  /** Visitors see less of it: of a member's photo, only that there is one. */
  private card(found: Found, { viewer, document, locale }: Asking): MemberCard {
    const card = this.memberCards.present(found, { settings: document.settings, locale });
    if (viewer !== null) return card;
    const { photo, fictional } = found;
    const shown = photo && photoResponse(photo, { prefix: document.settings.cdn_prefix, blurred: !fictional });
    return { ...card, name: card.name.split(' ')[0] ?? '', city: null, online: false, main_image: shown, words: null };
  }
}

const fault = (path: string, code: string, message: string) => ({ path, code, message });

function refuseWhatIsForMembers(request: SearchMembersRequest): void {
  const asked = Object.entries(request).filter(([, value]) => value !== undefined);
  if (request.sort === 'distance' || asked.some(([name]) => !FOR_VISITORS.includes(name)))
    throw new AuthenticationRequired();
}

function placeOf(own: OwnFacts | undefined): Point {
  if (own?.latitude == null || own.longitude === null)
    throw new InvalidInput([fault('lat', 'required', 'The member has told no place to measure from.')]);
  return { latitude: own.latitude, longitude: own.longitude };
}

/** People in the same town are at distance 0, so the lower bound, which is exclusive, is -1. */
const ringAround = (point: Point, maxKm: number | undefined): Ring => ({ ...point, minKm: -1, maxKm: maxKm ?? null });
