import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
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
import { Overloaded, PasskeyNeeded, PasswordNeeded, PasswordWrong, SignInBlocked } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { SETTINGS_PAGE } from '../../pages';
import { SessionCookies } from '../../sessions/session-cookies';
import { ChangePasswordRequest } from './change-password.request';
import { ChangePassword } from './change-password.use-case';

@Controller('api/password-changes')
@UseFilters(AccountFormFilter)
export class ChangePasswordController {
  constructor(
    @Inject(ChangePassword) private readonly changePassword: ChangePassword,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /**
   * A new password for whoever knows the old one, or a first one where there is none. All other sessions end; this one goes on with a new token. Five wrong
   * ones block further tries, as at sign-in. An HTML form is led back to the settings (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, PasswordNeeded, PasskeyNeeded, PasswordWrong],
      ...[SignInBlocked, TooManyRequests, Overloaded],
    ],
  })
  async post(
    @Body() body: ChangePasswordRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { document } = await this.published.get(siteOf(request).site.id);
    const given = { password: body.new_password, again: body.new_password_again, path: 'new_password' };
    const old = body.old_password ?? undefined;
    const token = await this.changePassword.change(memberOf(request), old, given, document.settings.name);
    this.cookies.set(reply, token);
    if (isForm(request)) void reply.code(303).header('location', SETTINGS_PAGE).send();
    else void reply.code(204).send();
  }
}
