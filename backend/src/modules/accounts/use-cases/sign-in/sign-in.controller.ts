import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { AccountBlocked, AccountPendingDeletion, Overloaded, SignInBlocked, SignInFailed } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { nextOfPage, nextPath } from '../../forms/next-path';
import { deviceName } from '../../../../shared/device-name';
import { SessionCookies } from '../../sessions/session-cookies';
import { UserResponse } from '../get-user/user.response';
import { SignInRequest } from './sign-in.request';
import { SignIn } from './sign-in.use-case';

@Controller('api')
@UseFilters(AccountFormFilter)
export class SignInController {
  constructor(
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /**
   * Signs in: a cookie for thirty days. Five wrong passwords for an account, or twenty from an address, block further
   * tries for fifteen minutes and longer each time; `minutes` says how long. Of a blocked account, `blocked_until` says
   * until when, and `decision_token` opens the decision with its appeal for a day (`POST /api/decision-links`). Of one on
   * its way out, `deletes_at` says until when it can be brought back. An HTML form is led on to `next` (303).
   */
  @Post(['user.php', 'user'])
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ type: UserResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(120, 60),
    problems: [
      ...[InvalidInput, TooManyRequests, SignInFailed, SignInBlocked],
      ...[AccountBlocked, AccountPendingDeletion, Overloaded],
    ],
  })
  async post(@Body() body: SignInRequest, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { document } = await this.published.get(siteOf(request).site.id);
    const { token, user } = await this.signIn.signIn(body.email, body.password, {
      network: request.context.network,
      device: deviceName(request.headers['user-agent']),
      previousToken: this.cookies.read(request),
      brand: document.settings,
    });
    this.cookies.set(reply, token);
    if (isForm(request)) {
      void reply
        .code(303)
        .header('location', nextPath(body.next ?? nextOfPage(request)))
        .send();
      return;
    }
    void reply.code(200).send({ user } satisfies UserResponse);
  }
}
