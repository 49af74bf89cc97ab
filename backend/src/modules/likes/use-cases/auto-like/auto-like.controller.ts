import { Controller, Get, HttpCode, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  CrossSiteRequest,
  Endpoint,
  TooManyRequests,
  localeOf,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { ProfileNotFound, profileIdOf } from '../../../members';
import { PublishedSites } from '../../../tenants';
import { AutoLikeResponse } from './auto-like.response';
import { AutoLike } from './auto-like.use-case';

@Controller('api')
export class AutoLikeController {
  constructor(
    @Inject(AutoLike) private readonly autoLike: AutoLike,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /**
   * The content of the match overlay: the oldest match that the member has not seen, or a welcome from a fictional profile where
   * the brand has that. The same again until it is marked as seen.
   */
  @Get(['auto-like.php', 'auto-like'])
  @ApiOkResponse({ type: AutoLikeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    // The welcome is given at the first question.
    ownPagesOnly: true,
    problems: [AuthenticationRequired, CrossSiteRequest, TooManyRequests],
  })
  async next(@Req() request: FastifyRequest): Promise<AutoLikeResponse> {
    const { document } = await this.published.get(siteOf(request).site.id);
    const site = { settings: document.settings, prompts: document.prompts, locale: localeOf(request) };
    return this.autoLike.next(memberOf(request).id, site, document.features.welcome_like);
  }

  /** The overlay has shown it. Also where there was nothing. */
  @Put('auto-like/:id/seen')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(600, 3600),
    problems: [AuthenticationRequired, ProfileNotFound, TooManyRequests],
  })
  async seen(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    await this.autoLike.markSeen(memberOf(request).id, profileIdOf(id));
  }
}
