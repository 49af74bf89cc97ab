import { Body, Controller, Get, HttpCode, Inject, Put, Query, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
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
import { PublishedSites } from '../../../tenants';
import { ActivitySeen } from '../../history/activity-seen';
import { Visitors } from '../../visits/visitors';
import { ActivityPageRequest, SeenRequest } from './activity.request';
import { VisitorsResponse } from './visitors.response';

const RULES = {
  scope: 'tenant',
  permission: 'member',
  limit: perMember(120, 60),
  problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
} as const;

@Controller('api/visitors')
export class ListVisitorsController {
  constructor(
    @Inject(Visitors) private readonly visitors: Visitors,
    @Inject(ActivitySeen) private readonly seen: ActivitySeen,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Members who looked at the member's profile in the last 30 days. */
  @Get()
  @ApiOkResponse({ type: VisitorsResponse })
  @Endpoint(RULES)
  async list(@Query() { cursor }: ActivityPageRequest, @Req() request: FastifyRequest): Promise<VisitorsResponse> {
    const { settings, prompts } = (await this.published.get(siteOf(request).site.id)).document;
    const { visitors, next, fresh, asOf } = await this.visitors.page(
      memberOf(request).id,
      cursor === undefined ? null : timePositionIn(cursor),
      { settings, prompts, locale: localeOf(request) },
    );
    return { visitors, new_visitors: fresh, as_of: asOf.toISOString(), next: timeCursorOf(next) };
  }

  /** The member has looked at their visitors: those until then are not new any more. */
  @Put('seen')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint(RULES)
  async markSeen(@Body() { seen_until }: SeenRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.seen.mark(memberOf(request).id, 'visitors', new Date(seen_until));
  }
}
