import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
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
import {
  Overloaded,
  PasskeyNeeded,
  PasskeysElsewhere,
  PasswordNeeded,
  PasswordWrong,
  SignInBlocked,
  TooManyPasskeys,
} from '../../errors';
import { PasskeyOptionsResponse } from '../../passkeys/options.response';
import { RelyingParties } from '../../passkeys/relying-parties';
import { AskPasskeyRequest } from './ask-passkey.request';
import { AskPasskey } from './ask-passkey.use-case';

@Controller('api/passkeys/options')
export class AskPasskeyController {
  constructor(
    @Inject(AskPasskey) private readonly askPasskey: AskPasskey,
    @Inject(RelyingParties) private readonly parties: RelyingParties,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /**
   * The options for making a passkey; they work for five minutes, once, in this session. Asks for the password
   * (`password_needed`), or for a passkey where there is none (`passkey_needed`), if the member signed in more than ten minutes ago. Ten passkeys are the most.
   */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptionsResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, PasswordNeeded, PasswordWrong, SignInBlocked],
      ...[PasskeyNeeded, TooManyPasskeys, PasskeysElsewhere, TooManyRequests, Overloaded],
    ],
  })
  async post(@Body() body: AskPasskeyRequest, @Req() request: FastifyRequest): Promise<PasskeyOptionsResponse> {
    const party = this.parties.of(request);
    const { document } = await this.published.get(siteOf(request).site.id);
    // An optional field may come as null.
    const password = body.password ?? undefined;
    const options = await this.askPasskey.ask(memberOf(request), password, party, document.settings.name);
    return { options };
  }
}
