import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, localeOf, perAddress } from '../../../../platform/http';
import { localeOfTag } from '../../../../platform/texts';
import { GiveNoticeRequest } from './give-notice.request';
import { GiveNoticeResponse } from './give-notice.response';
import { GiveNotice } from './give-notice.use-case';

@Controller('api/notices')
export class GiveNoticeController {
  constructor(@Inject(GiveNotice) private readonly notices: GiveNotice) {}

  /**
   * Reports content to the staff, from anybody. Answers the same whether there is such a profile or not. A mail acknowledges it,
   * and another one tells what came of it. The same words on the same day are one notice.
   */
  @Post()
  @HttpCode(202)
  @Header('cache-control', 'no-store')
  @ApiAcceptedResponse({ type: GiveNoticeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(5, 3600),
    problems: [InvalidInput, TooManyRequests],
  })
  async give(@Body() notice: GiveNoticeRequest, @Req() request: FastifyRequest): Promise<GiveNoticeResponse> {
    return { reference: await this.notices.give(notice, localeOfTag(localeOf(request))) };
  }
}
