import { parse } from 'node:querystring';
import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  type EarlyRequest,
  Endpoint,
  InvalidInput,
  FastPaths,
  MemberAuthenticator,
  RateLimits,
  TooManyRequests,
  localeOf,
  perAddress,
  perMember,
  siteOf,
  validation,
} from '../../../../platform/http';
import { type TenantDocument, PublishedSites } from '../../../tenants';
import { readSource } from '../../../traffic';
import { SearchMembersRequest } from './search-members.request';
import { SearchMembersResponse } from './search-members.response';
import { SearchMembers } from './search-members.use-case';

/** Pages that somebody scrolls through, and hardly those of a machine that copies them. */
const OF_MEMBERS = perMember(120, 60);
const OF_VISITORS = perAddress(30, 60);
/** An office has one address; what one member or visitor may ask is counted besides. */
const LIMIT = perAddress(1200, 60);
const INPUT = validation();
const QUERY = { type: 'query', metatype: SearchMembersRequest } as const;

type Asker = Pick<FastifyRequest, 'raw' | 'context'>;

@Controller('api/members')
export class SearchMembersController {
  constructor(
    @Inject(SearchMembers) private readonly search: SearchMembers,
    @Inject(MemberAuthenticator) private readonly members: MemberAuthenticator,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(FastPaths) routes: FastPaths,
  ) {
    routes.add(this, 'find', (request) =>
      request.context.revision === null || request.context.session === undefined
        ? undefined
        : this.findForMember(request),
    );
  }

  /**
   * The matching profiles, page by page. Filters that the brand does not offer are faults. Visitors, where the brand lets them
   * search, see a first page without towns, family names, photos and who is there now, and may ask for nothing else.
   */
  @Get()
  @ApiOkResponse({ type: SearchMembersResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: LIMIT,
    problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
  })
  async find(@Query() query: SearchMembersRequest, @Req() request: FastifyRequest): Promise<SearchMembersResponse> {
    const viewer = await this.viewerOf(request);
    if (viewer === null) admitVisitor(request, await this.documentOf(request));
    return this.answer(query, request, viewer);
  }

  /** Rejects for whoever is no member: what visitors may is the framework's to tell. */
  private async findForMember(request: EarlyRequest): Promise<SearchMembersResponse> {
    const asked = (await INPUT.transform(parse(request.query), QUERY)) as SearchMembersRequest;
    const viewer = await this.viewerOf(request);
    if (viewer === null) throw new AuthenticationRequired();
    return this.answer(asked, request, viewer);
  }

  private async answer(
    query: SearchMembersRequest,
    request: Asker,
    viewer: number | null,
  ): Promise<SearchMembersResponse> {
    await this.take(request, viewer);
    const document = await this.documentOf(request);
    return this.search.run(query, { viewer, document, locale: localeOf(request) });
  }

  private async documentOf(request: Asker): Promise<TenantDocument> {
    return (await this.published.get(siteOf(request).site.id)).document;
  }

  private async viewerOf({ context }: Asker): Promise<number | null> {
    const { session } = context;
    return session === undefined ? null : ((await this.members.authenticate(session.token))?.id ?? null);
  }

  private async take(request: Asker, viewer: number | null): Promise<void> {
    const wait =
      viewer === null
        ? await this.limits.takeFor(request, OF_VISITORS, { what: 'members-search:visitor' })
        : await this.limits.takeFor(request, OF_MEMBERS, { what: 'members-search:member', id: viewer });
    if (wait > 0) throw new TooManyRequests(wait);
  }
}

function admitVisitor(request: FastifyRequest, { settings }: TenantDocument): void {
  const { logged_out_search: everybody, logged_out_search_trafficsource: sent } = settings;
  if (!everybody && !(sent && readSource(request) !== null)) throw new AuthenticationRequired();
}
