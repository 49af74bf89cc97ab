import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  Endpoint,
  InvalidInput,
  TooManyRequests,
  inLanguageOfPage,
  perAddress,
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { LinkInvalid, LinkUsed } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { linkToken } from '../../forms/link-token';
import { LinkRequest } from '../../forms/link.request';
import { ACTIVATED_PAGE, NOT_ACTIVATED_PAGE } from '../../pages';
import { ActivateResponse, type ActivationResult } from './activate.response';
import { Activate } from './activate.use-case';

@Controller('api/activation')
@UseFilters(AccountFormFilter)
export class ActivateController {
  constructor(
    @Inject(Activate) private readonly activate: Activate,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /**
   * Confirms the account of the mailed link; once more changes nothing, and the answer says so. An HTML form is led to the
   * page that says how it went (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ type: ActivateResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    // Everybody who confirms comes here once, and many phones share an address.
    limit: perAddress(300, 3600),
    problems: [InvalidInput, LinkInvalid, LinkUsed, TooManyRequests],
  })
  async post(@Body() body: LinkRequest, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const result = await this.confirm(linkToken(body.token, request), request).catch((error: unknown) => {
      if (error instanceof LinkInvalid && isForm(request)) return undefined;
      throw error;
    });
    void reply.header('referrer-policy', 'no-referrer');
    if (isForm(request)) {
      const page = result === undefined ? NOT_ACTIVATED_PAGE : ACTIVATED_PAGE;
      void reply.code(303).header('location', inLanguageOfPage(request, page)).send();
    } else void reply.code(200).send({ result });
  }

  private async confirm(token: string | undefined, request: FastifyRequest): Promise<ActivationResult> {
    if (token === undefined) throw new LinkInvalid();
    const { revision, document } = await this.published.get(siteOf(request).site.id);
    const said = { amount: document.settings.signup_credits, revision, postbacks: document.postbacks };
    return this.activate.activate(token, said);
  }
}
