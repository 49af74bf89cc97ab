import { Body, Controller, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { PasskeyRefused, PasskeysElsewhere, TooManyPasskeys } from '../../errors';
import { MadePasskeyRequest } from '../../passkeys/made-passkey.request';
import { Passkey } from '../../passkeys/passkey.response';
import { RelyingParties } from '../../passkeys/relying-parties';
import { deviceName } from '../../../../shared/device-name';
import { SessionCookies } from '../../sessions/session-cookies';
import { AddPasskey } from './add-passkey.use-case';

@Controller('api/passkeys')
export class AddPasskeyController {
  constructor(
    @Inject(AddPasskey) private readonly addPasskey: AddPasskey,
    @Inject(RelyingParties) private readonly parties: RelyingParties,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /** Keeps the passkey that the browser made; the session goes on with a new token, and a mail tells the member. */
  @Post()
  @ApiCreatedResponse({ type: Passkey })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, PasskeyRefused, TooManyPasskeys],
      ...[PasskeysElsewhere, TooManyRequests],
    ],
  })
  async post(
    @Body() body: MadePasskeyRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const party = this.parties.of(request);
    const device = deviceName(request.headers['user-agent']);
    const { passkey, token } = await this.addPasskey.add(memberOf(request), body, party, device);
    this.cookies.set(reply, token);
    void reply.code(201).send(passkey);
  }
}
