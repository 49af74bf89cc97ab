import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  localeOf,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { timeCursorOf, timePositionIn } from '../../../../shared/time-cursor';
import { type CardSite } from '../../../discovery';
import { PublishedSites } from '../../../tenants';
import { type LikeList, Likes } from '../../lists/likes';
import { LikeMarksRequest, LikesPageRequest } from './list-likes.request';
import { LikeMarksResponse, LikesOverviewResponse, LikesPageResponse } from './likes.response';

const PAGES = perMember(120, 60);
const PROBLEMS = [AuthenticationRequired, InvalidInput, TooManyRequests] as const;

@Controller('api')
export class ListLikesController {
  constructor(
    @Inject(Likes) private readonly likes: Likes,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Likes given and received, and how many are new. */
  @Get(['likes.php', 'likes'])
  @ApiOkResponse({ type: LikesOverviewResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async overview(@Req() request: FastifyRequest): Promise<LikesOverviewResponse> {
    const { given, received, fresh } = await this.likes.overview(memberOf(request).id, await this.siteFor(request));
    return {
      profiles: given.likes,
      liked_by: received.likes,
      new_likes: fresh,
      profiles_next: timeCursorOf(given.next),
      liked_by_next: timeCursorOf(received.next),
    };
  }

  /** The marks of a page without the lists: which of its profiles the member likes, and the count of new likes. */
  @Get('likes/marks')
  @ApiOkResponse({ type: LikeMarksResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: PAGES, problems: [...PROBLEMS] })
  async marks(
    @Query() { profiles = '' }: LikeMarksRequest,
    @Req() request: FastifyRequest,
  ): Promise<LikeMarksResponse> {
    const ids = profiles === '' ? [] : profiles.split(',').map(Number);
    const { liked, fresh } = await this.likes.marks(memberOf(request).id, ids);
    return { liked, new_likes: fresh };
  }

  @Get('likes/given')
  @ApiOkResponse({ type: LikesPageResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: PAGES, problems: [...PROBLEMS] })
  given(@Query() query: LikesPageRequest, @Req() request: FastifyRequest): Promise<LikesPageResponse> {
    return this.page('given', query, request);
  }

  @Get('likes/received')
  @ApiOkResponse({ type: LikesPageResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: PAGES, problems: [...PROBLEMS] })
  received(@Query() query: LikesPageRequest, @Req() request: FastifyRequest): Promise<LikesPageResponse> {
    return this.page('received', query, request);
  }

  /** Matches. */
  @Get('likes/mutual')
  @ApiOkResponse({ type: LikesPageResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: PAGES, problems: [...PROBLEMS] })
  mutual(@Query() query: LikesPageRequest, @Req() request: FastifyRequest): Promise<LikesPageResponse> {
    return this.page('mutual', query, request);
  }

  private async page(
    list: LikeList,
    { cursor }: LikesPageRequest,
    request: FastifyRequest,
  ): Promise<LikesPageResponse> {
    const after = cursor === undefined ? null : timePositionIn(cursor);
    const { likes, next } = await this.likes.page(memberOf(request).id, list, after, await this.siteFor(request));
    return { likes, next: timeCursorOf(next) };
  }

  private async siteFor(request: FastifyRequest): Promise<CardSite> {
    const { document } = await this.published.get(siteOf(request).site.id);
    return { settings: document.settings, prompts: document.prompts, locale: localeOf(request) };
  }
}
