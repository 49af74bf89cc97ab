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
import { History } from '../../history/history';
import { ActivityPageRequest, SeenRequest } from '../list-visitors/activity.request';
import { HistoryResponse, UnreadActivityResponse } from './history.response';

const RULES = {
  scope: 'tenant',
  permission: 'member',
  limit: perMember(120, 60),
  problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
} as const;

@Controller('api/activity')
export class ListHistoryController {
  constructor(
    @Inject(History) private readonly history: History,
    @Inject(ActivitySeen) private readonly seen: ActivitySeen,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** The member’s history of the last 90 days: likes, matches, visits and unread replies, by person and day. */
  @Get()
  @ApiOkResponse({ type: HistoryResponse })
  @Endpoint(RULES)
  async list(@Query() { cursor }: ActivityPageRequest, @Req() request: FastifyRequest): Promise<HistoryResponse> {
    const { settings, prompts } = (await this.published.get(siteOf(request).site.id)).document;
    const { entries, next, asOf } = await this.history.page(
      memberOf(request).id,
      cursor === undefined ? null : timePositionIn(cursor),
      { settings, prompts, locale: localeOf(request) },
    );
    return { entries, as_of: asOf.toISOString(), next: timeCursorOf(next) };
  }

  /** How many visitors and entries are new. */
  @Get('unread')
  @ApiOkResponse({ type: UnreadActivityResponse })
  @Endpoint({ ...RULES, problems: [AuthenticationRequired, TooManyRequests] })
  unread(@Req() request: FastifyRequest): Promise<UnreadActivityResponse> {
    return this.history.unread(memberOf(request).id);
  }

  /** The member has looked at the history: entries until then are not new any more. */
  @Put('seen')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint(RULES)
  async markSeen(@Body() { seen_until }: SeenRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.seen.mark(memberOf(request).id, 'history', new Date(seen_until));
  }
}
