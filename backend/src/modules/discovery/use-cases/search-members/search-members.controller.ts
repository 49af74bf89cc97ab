import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  MemberAuthenticator,
  RateLimits,
  SESSION_COOKIE,
  SESSION_TOKEN,
  TooManyRequests,
  cookieIn,
  localeOf,
  perAddress,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { type TenantDocument, PublishedSites } from '../../../tenants';
import { readSource } from '../../../traffic';
import { SearchMembersRequest } from './search-members.request';
import { SearchMembersResponse } from './search-members.response';
import { SearchMembers } from './search-members.use-case';

/** Pages that somebody scrolls through, and hardly those of a machine that copies them. */
const OF_MEMBERS = perMember(120, 60);
const OF_VISITORS = perAddress(30, 60);

@Controller('api/members')
export class SearchMembersController {
  constructor(
    @Inject(SearchMembers) private readonly search: SearchMembers,
    @Inject(MemberAuthenticator) private readonly members: MemberAuthenticator,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /**
   * Who matches, page by page. Filters that the brand does not offer are faults. Visitors, where the brand lets them
   * search, see a first page without towns, family names, photos and who is there now, and may ask for nothing else.
   */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SearchMembersResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    // An office has one address; what one member or visitor may ask is counted below.
    limit: perAddress(1200, 60),
    problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
  })
  async find(@Query() query: SearchMembersRequest, @Req() request: FastifyRequest): Promise<SearchMembersResponse> {
    const { document } = await this.published.get(siteOf(request).site.id);
    const viewer = await this.viewerOf(request);
    if (viewer === null) admitVisitor(request, document);
    await this.take(request, viewer);
    return this.search.run(query, { viewer, document, locale: localeOf(request) });
  }

  private async viewerOf({ visit }: FastifyRequest): Promise<number | null> {
    const token = cookieIn(visit.cookies, SESSION_COOKIE);
    if (token === undefined || !SESSION_TOKEN.test(token)) return null;
    return (await this.members.authenticate(token))?.id ?? null;
  }

  private async take(request: FastifyRequest, viewer: number | null): Promise<void> {
    const [limit, kind, who] =
      viewer === null
        ? ([OF_VISITORS, 'visitor', request.visit.address] as const)
        : ([OF_MEMBERS, 'member', viewer] as const);
    const wait = await this.limits.take(`members-search:${kind}`, limit, `${siteOf(request).site.id}:${who}`);
    if (wait > 0) throw new TooManyRequests(wait);
  }
}

function admitVisitor(request: FastifyRequest, { settings }: TenantDocument): void {
  const { logged_out_search: everybody, logged_out_search_trafficsource: sent } = settings;
  if (!everybody && !(sent && readSource(request) !== null)) throw new AuthenticationRequired();
}
