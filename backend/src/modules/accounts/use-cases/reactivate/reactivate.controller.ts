import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, inLanguageOfPage, perAddress } from '../../../../platform/http';
import { Deletions } from '../../deletion/deletions';
import { LinkInvalid, LinkUsed } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { linkToken } from '../../forms/link-token';
import { LinkRequest } from '../../forms/link.request';
import { SIGN_IN_PAGE } from '../../pages';

@Controller('api/reactivation')
@UseFilters(AccountFormFilter)
export class ReactivateController {
  constructor(@Inject(Deletions) private readonly deletions: Deletions) {}

  /**
   * Brings back an account that is about to be erased, by the mailed link: as it was, and signed in nowhere. An HTML form
   * is led to `/login` (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(60, 3600),
    problems: [InvalidInput, LinkInvalid, LinkUsed, TooManyRequests],
  })
  async post(@Body() body: LinkRequest, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const token = linkToken(body.token, request);
    if (token === undefined) throw new LinkInvalid();
    await this.deletions.reactivate(token);
    void reply.header('referrer-policy', 'no-referrer');
    if (isForm(request)) void reply.code(303).header('location', inLanguageOfPage(request, SIGN_IN_PAGE)).send();
    else void reply.code(200).send({});
  }
}
