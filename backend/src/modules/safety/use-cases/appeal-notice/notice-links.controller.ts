import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, localeOf, perAddress, siteOf } from '../../../../platform/http';
import {
  AppealLinkRequest,
  AppealTooLate,
  DecisionAppealed,
  DecisionLinkRequest,
  DecisionNotFound,
} from '../../../decisions';
import { PublishedSites } from '../../../tenants';
import { OwnNoticeResponse } from './own-notice.response';
import { OwnNotices, type Speaker } from './own-notices';

/** For whoever reported something without an account. */
@Controller('api/report-links')
export class NoticeLinksController {
  constructor(
    @Inject(OwnNotices) private readonly notices: OwnNotices,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** The report that a mail's link leads to. It changes nothing and works again. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: OwnNoticeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(60, 3600),
    problems: [InvalidInput, DecisionNotFound, TooManyRequests],
  })
  async open(@Body() { token }: DecisionLinkRequest, @Req() request: FastifyRequest): Promise<OwnNoticeResponse> {
    return this.notices.open({ token }, await this.speaker(request));
  }

  /** Appeals what was decided about a report, once and within six months. */
  @Post('appeal')
  @HttpCode(200)
  @ApiOkResponse({ type: OwnNoticeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(20, 3600),
    problems: [InvalidInput, DecisionNotFound, DecisionAppealed, AppealTooLate, TooManyRequests],
  })
  async appeal(@Body() { token, text }: AppealLinkRequest, @Req() request: FastifyRequest): Promise<OwnNoticeResponse> {
    return this.notices.appeal({ token }, text, await this.speaker(request));
  }

  private async speaker(request: FastifyRequest): Promise<Speaker> {
    const { document } = await this.published.get(siteOf(request).site.id);
    return { tag: localeOf(request), brand: document.settings.name };
  }
}
