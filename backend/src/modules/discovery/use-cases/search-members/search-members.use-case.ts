import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, InvalidInput } from '../../../../platform/http';
import { FACTS, type Gender, RegionCatalogue, photoResponse, regionCode } from '../../../members';
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
import { relaxed } from './similar-search';

const OLDEST = 99;
/** Fewer than these call for similar ones, and these are enough of them. */
const FEW = 8;
const SIMILAR = { size: 2 * FEW, examined: 1000, rounds: 4 };
const SEEKING: Readonly<Record<string, readonly Gender[]>> = { women: ['woman'], men: ['man'] };
/** What the public may ask: nothing by which it learns of somebody what the card does not tell. */
const FOR_VISITORS = [...['gender', 'country', 'countryregion', 'min_age', 'max_age', 'with_photo', 'new', 'sort']];

interface Asking {
  readonly viewer: Viewer;
  readonly document: TenantDocument;
  readonly locale: string;
}

/** What a search needs to know of the member where the address leaves it open. */
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
    const { lat, lon, distance, sort: order = 'activity' } = request;
    const from = lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon };
    const isNear = distance !== undefined || order === 'distance';
    const own = request.gender && !(isNear && from === null) ? undefined : await this.ownFacts(viewer);
    const near = isNear ? ringAround(from ?? placeOf(own), distance) : null;
    const filters: SearchFilters = {
      genders: request.gender ?? SEEKING[own?.seeking ?? ''] ?? FACTS.gender,
      country: request.country ?? null,
      region: request.countryregion === undefined ? null : (regionCode(request.countryregion) ?? null),
      minAge: request.min_age ?? document.min_age,
      maxAge: request.max_age ?? OLDEST,
      near,
      sexuality: request.sexuality ?? null,
      relationshipStatus: request.relationship_status ?? null,
      bodyType: request.body_type ?? null,
      hairColor: request.hair_color ?? null,
      eyeColor: request.eye_color ?? null,
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

  /** Who is found where less is asked for, until there are enough; never who was found already. */
  private async similar(asked: SearchAsked, strict: readonly Found[], minAge: number): Promise<Found[]> {
    const known = new Set(strict.map(({ id }) => id));
    const similar: Found[] = [];
    for (const filters of relaxed(asked.filters, minAge)) {
      const page = await this.search.page({ ...asked, filters, order: 'activity' }, { leg: 0, after: null }, SIMILAR);
      for (const one of page?.found ?? [])
        if (!known.has(one.id) && similar.length < FEW) {
          known.add(one.id);
          similar.push(one);
        }
      if (similar.length === FEW) break;
    }
    return similar;
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
    return { ...card, name: card.name.split(' ')[0] ?? '', city: null, online: false, main_image: shown };
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

/** Who lives in the same town is at no distance: that is further than -1. */
const ringAround = (point: Point, maxKm: number | undefined): Ring => ({ ...point, minKm: -1, maxKm: maxKm ?? null });
