import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { PasskeyNotFound, PasskeysElsewhere } from '../../errors';
import { PasskeySignInOptionsResponse } from '../../passkeys/options.response';
import { RelyingParties } from '../../passkeys/relying-parties';
import { ConfirmPasskey } from './confirm-passkey.use-case';

@Controller('api/passkey-confirmations/options')
export class AskConfirmationController {
  constructor(
    @Inject(ConfirmPasskey) private readonly confirmPasskey: ConfirmPasskey,
    @Inject(RelyingParties) private readonly parties: RelyingParties,
  ) {}

  /** The options for using one of the member’s own passkeys; they work for five minutes, once, in this session. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeySignInOptionsResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [AuthenticationRequired, PasskeyNotFound, PasskeysElsewhere, TooManyRequests],
  })
  async post(@Req() request: FastifyRequest): Promise<PasskeySignInOptionsResponse> {
    return { options: await this.confirmPasskey.ask(memberOf(request), this.parties.of(request)) };
  }
}
