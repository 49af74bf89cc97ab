import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Database } from '../../../../platform/database';
import { Endpoint, TooManyRequests, perAddress } from '../../../../platform/http';
import { PasskeysElsewhere } from '../../errors';
import { PasskeySignInOptionsResponse } from '../../passkeys/options.response';
import { CEREMONY_MS, keepChallenge } from '../../passkeys/passkey-challenge';
import { RelyingParties } from '../../passkeys/relying-parties';

@Controller('api/passkey-sign-in/options')
export class AskPasskeySignInController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RelyingParties) private readonly parties: RelyingParties,
  ) {}

  /** The options for signing in with a passkey, without an address; they work for five minutes, once. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeySignInOptionsResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(300, 60),
    problems: [PasskeysElsewhere, TooManyRequests],
  })
  async post(@Req() request: FastifyRequest): Promise<PasskeySignInOptionsResponse> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: this.parties.of(request).id,
      challenge: Uint8Array.from(randomBytes(32)),
      timeout: CEREMONY_MS,
      userVerification: 'required',
    });
    await this.database.batch([keepChallenge(options.challenge, { for: 'sign-in' })]);
    return { options };
  }
}
