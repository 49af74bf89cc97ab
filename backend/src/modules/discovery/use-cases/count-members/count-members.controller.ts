import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { SearchTotal } from '../search-members/search-members.response';
import { CountMembersRequest } from './count-members.request';
import { CountMembers } from './count-members.use-case';

@Controller('api/search-count')
export class CountMembersController {
  constructor(
    @Inject(CountMembers) private readonly members: CountMembers,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** How many members match filters, before they are searched for: the same count as the search's `total`. */
  @Get()
  @ApiOkResponse({ type: SearchTotal })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
  })
  async count(@Query() query: CountMembersRequest, @Req() request: FastifyRequest): Promise<SearchTotal> {
    const { document } = await this.published.get(siteOf(request).site.id);
    return this.members.run(query, memberOf(request).id, document);
  }
}
