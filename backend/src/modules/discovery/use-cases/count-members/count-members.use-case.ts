import { Inject, Injectable } from '@nestjs/common';
import { type TenantDocument } from '../../../tenants';
import { Search, type SearchTotal } from '../../search/search';
import { SearchTerms } from '../search-members/search-terms';
import { type CountMembersRequest } from './count-members.request';

/** Counts what a search would find, up to the same bound. Unlike the search it is not kept as the member's last one. */
@Injectable()
export class CountMembers {
  constructor(
    @Inject(SearchTerms) private readonly terms: SearchTerms,
    @Inject(Search) private readonly search: Search,
  ) {}

  async run(request: CountMembersRequest, viewer: number, document: TenantDocument): Promise<SearchTotal> {
    return this.search.total(await this.terms.of(request, viewer, document));
  }
}
