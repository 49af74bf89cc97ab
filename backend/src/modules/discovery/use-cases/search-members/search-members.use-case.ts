import { Inject, Injectable } from '@nestjs/common';
import { InvalidInput } from '../../../../platform/http';
import { photoResponse } from '../../../members';
import { type TenantDocument } from '../../../tenants';
import { type MemberCard } from '../../cards/member-card.response';
import { MemberCards } from '../../cards/member-cards';
import { type Found } from '../../search/cards';
import { LastSearches } from '../../search/last-searches';
import { Search, type SearchAsked, type SearchPage } from '../../search/search';
import { SearchCursors } from '../../search/search-cursors';
import { type Viewer } from '../../search/search-filters';
import { type SearchMembersRequest } from './search-members.request';
import { type SearchMembersResponse } from './search-members.response';
import { SearchTerms } from './search-terms';
import { similarSearches } from './similar-search';

/** A first page with fewer than this is completed with as many similar members at most. */
const FEW = 8;
// The size leaves room for members who are on the page already; every band of distance takes a round or more.
const SIMILAR = { size: 2 * FEW, examined: 1000, rounds: 16 };

interface Asking {
  readonly viewer: Viewer;
  readonly document: TenantDocument;
  readonly locale: string;
}

@Injectable()
export class SearchMembers {
  constructor(
    @Inject(SearchTerms) private readonly terms: SearchTerms,
    @Inject(Search) private readonly search: Search,
    @Inject(SearchCursors) private readonly cursors: SearchCursors,
    @Inject(LastSearches) private readonly lastSearches: LastSearches,
    @Inject(MemberCards) private readonly memberCards: MemberCards,
  ) {}

  async run(request: SearchMembersRequest, asking: Asking): Promise<SearchMembersResponse> {
    const { viewer, document } = asking;
    const asked = await this.terms.of(request, viewer, document);
    if (request.cursor !== undefined) return this.further(request.cursor, asked, asking);
    const kept = viewer === null ? [] : [this.lastSearches.keeping(viewer, request)];
    const { total, ...page } = await this.search.first(asked, kept);
    const few = page.next === null && page.found.length < FEW;
    const similar = few ? await this.similar(asked, page.found, document.min_age) : null;
    return { ...this.shown(page, asked, asking), total, similar: similar && this.cards(similar, asking) };
  }

  private async further(cursor: string, asked: SearchAsked, asking: Asking): Promise<SearchMembersResponse> {
    const place = asked.viewer === null ? undefined : this.cursors.read(asked.viewer, asked.order, cursor);
    const page = place && (await this.search.page(asked, place));
    if (!page) throw new InvalidInput([{ path: 'cursor', code: 'cursor', message: 'Not a cursor of this search.' }]);
    return { ...this.shown(page, asked, asking), total: null, similar: null };
  }

  /** The nearest members, none of whom is on the page already. */
  private async similar(asked: SearchAsked, strict: readonly Found[], minAge: number): Promise<Found[]> {
    const known = new Set(strict.map(({ id }) => id));
    const similar: Found[] = [];
    for (const search of similarSearches(asked, await this.terms.pointOf(asked), minAge)) {
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

  private shown(page: SearchPage, asked: SearchAsked, asking: Asking) {
    const { genders } = asked.filters;
    return { members: this.cards(page.found, asking), next: this.next(page, asked), genders };
  }

  private next({ next }: SearchPage, { viewer, order }: SearchAsked): string | null {
    return next === null || viewer === null ? null : this.cursors.write(viewer, order, next);
  }

  private cards(found: readonly Found[], asking: Asking): MemberCard[] {
    return found.map((one) => this.card(one, asking));
  }

  /** Visitors see less of it: of a member's photo, only that there is one. */
  private card(found: Found, { viewer, document, locale }: Asking): MemberCard {
    const card = this.memberCards.present(found, { settings: document.settings, prompts: document.prompts, locale });
    if (viewer !== null) return card;
    const { photo, fictional } = found;
    const shown = photo && photoResponse(photo, { prefix: document.settings.cdn_prefix, blurred: !fictional });
    return { ...card, name: card.name.split(' ')[0] ?? '', city: null, online: false, main_image: shown, words: null };
  }
}
