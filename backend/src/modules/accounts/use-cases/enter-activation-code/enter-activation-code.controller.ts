import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { activationCodeDigits } from '../../../../../../contract/account/activation-code';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { ActivationCodeSpent, ActivationCodeWrong } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { ACTIVATED_PAGE } from '../../pages';
import { ActivateResponse } from '../activate/activate.response';
import { EnterActivationCodeRequest } from './enter-activation-code.request';
import { EnterActivationCode } from './enter-activation-code.use-case';

@Controller('api/activation/code')
@UseFilters(AccountFormFilter)
export class EnterActivationCodeController {
  constructor(
    @Inject(EnterActivationCode) private readonly enterActivationCode: EnterActivationCode,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /**
   * Confirms the member's own account by the code in the newest activation mail, which five wrong tries use up. For an
   * account that is confirmed it changes nothing, and the answer says so. An HTML form is led to the page that says so (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ type: ActivateResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [AuthenticationRequired, InvalidInput, ActivationCodeWrong, ActivationCodeSpent, TooManyRequests],
  })
  async post(
    @Body() body: EnterActivationCodeRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { revision, document } = await this.published.get(siteOf(request).site.id);
    const said = { amount: document.settings.signup_credits, revision, postbacks: document.postbacks };
    const code = activationCodeDigits(body.code);
    const result = await this.enterActivationCode.enter(memberOf(request).id, code, said);
    if (isForm(request)) void reply.code(303).header('location', ACTIVATED_PAGE).send();
    else void reply.code(200).send({ result } satisfies ActivateResponse);
  }
}
