import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { PasskeyRefused, PasskeysElsewhere } from '../../errors';
import { PasskeyUseRequest } from '../../passkeys/passkey-use.request';
import { RelyingParties } from '../../passkeys/relying-parties';
import { ConfirmPasskey } from './confirm-passkey.use-case';

@Controller('api/passkey-confirmations')
export class ConfirmPasskeyController {
  constructor(
    @Inject(ConfirmPasskey) private readonly confirmPasskey: ConfirmPasskey,
    @Inject(RelyingParties) private readonly parties: RelyingParties,
  ) {}

  /**
   * Confirms by a passkey, where an account has no password, who the member is: for one act that asks for the password
   * elsewhere, in this session, within five minutes.
   */
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [AuthenticationRequired, InvalidInput, PasskeyRefused, PasskeysElsewhere, TooManyRequests],
  })
  async post(@Body() body: PasskeyUseRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.confirmPasskey.confirm(memberOf(request), body, this.parties.of(request));
  }
}
