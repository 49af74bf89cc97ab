import { Module } from '@nestjs/common';
import { MembersModule } from '../members';
import { TenantsModule } from '../tenants';
import { MemberCards } from './cards/member-cards';
import { LastSearches } from './search/last-searches';
import { Search } from './search/search';
import { SearchCursors } from './search/search-cursors';
import { CountMembersController } from './use-cases/count-members/count-members.controller';
import { CountMembers } from './use-cases/count-members/count-members.use-case';
import { SearchMembersController } from './use-cases/search-members/search-members.controller';
import { SearchMembers } from './use-cases/search-members/search-members.use-case';
import { SearchTerms } from './use-cases/search-members/search-terms';
import { ShowLastSearchController } from './use-cases/show-last-search/show-last-search.controller';

/** How members find one another. Needs a MemberAuthenticator from a global module. */
@Module({
  imports: [MembersModule, TenantsModule],
  controllers: [CountMembersController, SearchMembersController, ShowLastSearchController],
  providers: [CountMembers, LastSearches, MemberCards, Search, SearchCursors, SearchMembers, SearchTerms],
  exports: [MemberCards],
})
export class DiscoveryModule {}
