import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { LinkInvalid } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { linkToken } from '../../forms/link-token';
import { LinkRequest } from '../../forms/link.request';
import { ACTIVATED_PAGE, NOT_ACTIVATED_PAGE } from '../../pages';
import { Activate } from './activate.use-case';

@Controller('api/activation')
@UseFilters(AccountFormFilter)
export class ActivateController {
  constructor(
    @Inject(Activate) private readonly activate: Activate,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /**
   * Confirms the account of the mailed link; once more with the same link changes nothing. An HTML form is led to the page
   * that says how it went (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    // Everybody who confirms comes here once, and many phones share an address.
    limit: perAddress(300, 3600),
    problems: [InvalidInput, LinkInvalid, TooManyRequests],
  })
  async post(@Body() body: LinkRequest, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const done = await this.confirm(linkToken(body.token, request), request);
    if (!done && !isForm(request)) throw new LinkInvalid();
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (isForm(request))
      void reply
        .code(303)
        .header('location', done ? ACTIVATED_PAGE : NOT_ACTIVATED_PAGE)
        .send();
    else void reply.code(200).send({});
  }

  private async confirm(token: string | undefined, request: FastifyRequest): Promise<boolean> {
    if (token === undefined) return false;
    const { revision, document } = await this.published.get(siteOf(request).site.id);
    const said = { amount: document.settings.signup_credits, revision, postbacks: document.postbacks };
    return this.activate.activate(token, said);
  }
}
