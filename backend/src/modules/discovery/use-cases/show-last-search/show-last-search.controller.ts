import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { LastSearches } from '../../search/last-searches';
import { LastSearchResponse } from './last-search.response';

@Controller('api/last-search')
export class ShowLastSearchController {
  constructor(@Inject(LastSearches) private readonly lastSearches: LastSearches) {}

  /** The member's last search. The brand may have removed filters since: the form shows those it has. */
  @Get()
  @ApiOkResponse({ type: LastSearchResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async show(@Req() request: FastifyRequest): Promise<LastSearchResponse> {
    return { search: await this.lastSearches.of(memberOf(request).id) };
  }
}
