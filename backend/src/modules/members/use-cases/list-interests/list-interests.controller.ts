import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, ReadyAnswer, localeOf, perAddress, siteOf } from '../../../../platform/http';
import { localeOfTag } from '../../../../platform/texts';
import { PublishedSites } from '../../../tenants';
import { InterestsResponse } from './interests.response';
import { listInterests } from './list-interests.use-case';

@Controller('api')
export class ListInterestsController {
  /** One for each language and country that a brand can have, so bounded by itself. */
  private readonly ready = new Map<string, ReadyAnswer>();

  constructor(@Inject(PublishedSites) private readonly published: PublishedSites) {}

  /** The interests by name in the visitor's language. Loaded once by a page and kept. */
  @Get(['interests.php', 'interests'])
  @ApiOkResponse({ type: InterestsResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(120, 60) })
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const tag = await this.published.tagOf(siteOf(request).site.id, localeOfTag(localeOf(request)));
    let answer = this.ready.get(tag);
    if (!answer) {
      answer = new ReadyAnswer(listInterests(tag), 'private, max-age=3600');
      this.ready.set(tag, answer);
    }
    answer.send(request, reply);
  }
}
