import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { AccountBlocked, AccountPendingDeletion, PasskeySignInFailed, PasskeysElsewhere } from '../../errors';
import { RelyingParties } from '../../passkeys/relying-parties';
import { deviceName } from '../../../../shared/device-name';
import { SessionCookies } from '../../sessions/session-cookies';
import { GetUser } from '../get-user/get-user.use-case';
import { UserResponse } from '../get-user/user.response';
import { PasskeySignInRequest } from './passkey-sign-in.request';
import { PasskeySignIn } from './passkey-sign-in.use-case';

@Controller('api/passkey-sign-in')
export class PasskeySignInController {
  constructor(
    @Inject(PasskeySignIn) private readonly passkeySignIn: PasskeySignIn,
    @Inject(GetUser) private readonly getUser: GetUser,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(RelyingParties) private readonly parties: RelyingParties,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /** Signs in with a passkey instead of address and password: the same answer and the same cookie. */
  @Post()
  @ApiOkResponse({ type: UserResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(120, 60),
    problems: [
      ...[InvalidInput, TooManyRequests, PasskeySignInFailed],
      ...[PasskeysElsewhere, AccountBlocked, AccountPendingDeletion],
    ],
  })
  async post(
    @Body() body: PasskeySignInRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const party = this.parties.of(request);
    const { document } = await this.published.get(siteOf(request).site.id);
    const token = await this.passkeySignIn.signIn(body, party, {
      device: deviceName(request.headers['user-agent']),
      previousToken: this.cookies.read(request),
    });
    this.cookies.set(reply, token);
    const user = await this.getUser.get(token, document.settings);
    void reply.code(200).send({ user } satisfies UserResponse);
  }
}
