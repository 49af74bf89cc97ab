import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, ReadyAnswer, localeOf, perAddress } from '../../../../platform/http';
import { InterestsResponse } from './interests.response';
import { listInterests } from './list-interests.use-case';

@Controller('api')
export class ListInterestsController {
  /** One for each language that a brand can have, so bounded by itself. */
  private readonly ready = new Map<string, ReadyAnswer>();

  /** The interests by name in the visitor's language. Loaded once by a page and kept. */
  @Get(['interests.php', 'interests'])
  @ApiOkResponse({ type: InterestsResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(120, 60) })
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const locale = localeOf(request);
    let answer = this.ready.get(locale);
    if (!answer) {
      answer = new ReadyAnswer(listInterests(locale), 'private, max-age=3600');
      this.ready.set(locale, answer);
    }
    answer.send(request, reply);
  }
}
