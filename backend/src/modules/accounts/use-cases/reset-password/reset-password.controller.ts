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
import { LinkInvalid, LinkUsed, Overloaded } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { linkToken } from '../../forms/link-token';
import { SIGN_IN_PAGE } from '../../pages';
import { SessionCookies } from '../../sessions/session-cookies';
import { ResetPasswordRequest } from './reset-password.request';
import { ResetPassword } from './reset-password.use-case';

@Controller('api/password-resets/do')
@UseFilters(AccountFormFilter)
export class ResetPasswordController {
  constructor(
    @Inject(ResetPassword) private readonly resetPassword: ResetPassword,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /**
   * Sets a new password by the mailed link and ends all sessions: sign in with it next. Whoever opens the link has the
   * mailbox, so it confirms the address as well. An HTML form is led to `/login` (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(60, 3600),
    problems: [InvalidInput, LinkInvalid, LinkUsed, TooManyRequests, Overloaded],
  })
  async post(
    @Body() body: ResetPasswordRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const token = linkToken(body.token, request);
    if (token === undefined) throw new LinkInvalid();
    const { revision, document } = await this.published.get(siteOf(request).site.id);
    const { name: brand, signup_credits: amount } = document.settings;
    await this.resetPassword.reset(
      token,
      { password: body.password, again: body.password_again, path: 'password' },
      { brand, credits: { amount, revision, postbacks: document.postbacks } },
    );
    this.cookies.clear(reply);
    if (isForm(request)) void reply.code(303).header('location', inLanguageOfPage(request, SIGN_IN_PAGE)).send();
    else void reply.code(200).send({});
  }
}
