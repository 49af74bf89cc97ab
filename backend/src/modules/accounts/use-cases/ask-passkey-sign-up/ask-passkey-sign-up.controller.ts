import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, RateLimits, TooManyRequests, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { SignUpPolicy, readSource } from '../../../traffic';
import { EmailInUse, PasskeysElsewhere, SignUpsClosed } from '../../errors';
import { PasskeyOptionsResponse } from '../../passkeys/options.response';
import { RelyingParties } from '../../passkeys/relying-parties';
import { refuseTaken } from '../../rules/refuse-taken';
import { AskPasskeySignUpRequest } from './ask-passkey-sign-up.request';
import { AskPasskeySignUp } from './ask-passkey-sign-up.use-case';

@Controller('api/passkey-sign-up/options')
export class AskPasskeySignUpController {
  constructor(
    @Inject(AskPasskeySignUp) private readonly askPasskeySignUp: AskPasskeySignUp,
    @Inject(RelyingParties) private readonly parties: RelyingParties,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /**
   * The options for signing up with a passkey in place of a password. They work for five minutes, once, in a sign-up with
   * the same address.
   */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptionsResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    // As the sign-up that follows.
    limit: perAddress(60, 3600),
    problems: [InvalidInput, EmailInUse, SignUpsClosed, PasskeysElsewhere, TooManyRequests],
  })
  async post(@Body() body: AskPasskeySignUpRequest, @Req() request: FastifyRequest): Promise<PasskeyOptionsResponse> {
    const { settings } = (await this.published.get(siteOf(request).site.id)).document;
    if (!SignUpPolicy.isOpen(settings, readSource(request))) throw new SignUpsClosed();
    const options = await this.askPasskeySignUp
      .ask(body, this.parties.of(request), settings.name)
      .catch((error: unknown) => refuseTaken(this.limits, request, error));
    return { options };
  }
}
