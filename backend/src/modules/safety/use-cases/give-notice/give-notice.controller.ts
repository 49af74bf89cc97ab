import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiAcceptedResponse, ApiConsumes } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, isForm, localeOf, perAddress } from '../../../../platform/http';
import { localeOfTag } from '../../../../platform/texts';
import { GiveNoticeRequest } from './give-notice.request';
import { GiveNoticeResponse } from './give-notice.response';
import { NoticeFormFilter } from './notice-form.filter';
import { GiveNotice } from './give-notice.use-case';

@Controller('api/notices')
@UseFilters(NoticeFormFilter)
export class GiveNoticeController {
  constructor(@Inject(GiveNotice) private readonly notices: GiveNotice) {}

  /**
   * Reports content to the staff, from anybody. Answers the same whether there is such a profile or not. A mail acknowledges it,
   * and another one tells what came of it. The same words on the same day are one notice. An HTML form is led on to
   * `/complaints/sent` instead (303), or gets a page that names what is missing.
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiAcceptedResponse({ type: GiveNoticeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(5, 3600),
    problems: [InvalidInput, TooManyRequests],
  })
  async give(
    @Body() notice: GiveNoticeRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reference = await this.notices.give(notice, localeOfTag(localeOf(request)));
    if (isForm(request)) void reply.code(303).header('location', '/complaints/sent').send();
    else void reply.code(202).send({ reference } satisfies GiveNoticeResponse);
  }
}
