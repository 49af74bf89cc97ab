import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
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
import { AppealRequest, AppealTooLate, DecisionAppealed, DecisionNotFound } from '../../../decisions';
import { PublishedSites } from '../../../tenants';
import { OwnNoticeResponse, OwnNoticesResponse } from './own-notice.response';
import { OwnNotices, type Speaker } from './own-notices';

const REFERENCE = /^N-[0-9A-Z]{12}$/;

@Controller('api/own-reports')
export class OwnNoticesController {
  constructor(
    @Inject(OwnNotices) private readonly notices: OwnNotices,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Lists what the member reported, and what came of each. */
  @Get()
  @ApiOkResponse({ type: OwnNoticesResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 600),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async list(@Req() request: FastifyRequest): Promise<OwnNoticesResponse> {
    return { reports: await this.notices.list(memberOf(request).id, await this.speaker(request)) };
  }

  /** Appeals what was decided about a report, once and within six months. Another person than the first looks at it. */
  @Post(':reference/appeal')
  @HttpCode(200)
  @ApiOkResponse({ type: OwnNoticeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(20, 3600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, DecisionNotFound, DecisionAppealed, AppealTooLate, TooManyRequests],
    ],
  })
  async appeal(
    @Param('reference') reference: string,
    @Body() { text }: AppealRequest,
    @Req() request: FastifyRequest,
  ): Promise<OwnNoticeResponse> {
    if (!REFERENCE.test(reference)) throw new DecisionNotFound();
    return this.notices.appeal({ account: memberOf(request).id, reference }, text, await this.speaker(request));
  }

  private async speaker(request: FastifyRequest): Promise<Speaker> {
    const { document } = await this.published.get(siteOf(request).site.id);
    return { tag: localeOf(request), brand: document.settings.name };
  }
}
