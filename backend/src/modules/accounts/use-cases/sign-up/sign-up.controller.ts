import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { VisitorCountry } from '../../../../platform/geo';
import {
  Endpoint,
  InvalidInput,
  RateLimits,
  TooManyRequests,
  hostAsked,
  localeOf,
  perAddress,
  siteOf,
} from '../../../../platform/http';
import { localeOfTag } from '../../../../platform/texts';
import { PublishedSites } from '../../../tenants';
import { SignUpPolicy, readSource } from '../../../traffic';
import { EmailInUse, Overloaded, PasskeyRefused, PasskeysElsewhere, SignUpsClosed } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { RelyingParties } from '../../passkeys/relying-parties';
import { deviceName } from '../../../../shared/device-name';
import { SessionCookies } from '../../sessions/session-cookies';
import { refuseTaken } from '../../rules/refuse-taken';
import { termsDate } from '../../rules/terms-date';
import { checkSignUp } from './check-sign-up';
import { whole } from './read-handover';
import { SignUpRequest } from './sign-up.request';
import { SignUpResponse } from './sign-up.response';
import { type ShownTerms, SignUp } from './sign-up.use-case';

const MAX_REVISION = 2_147_483_647;

@Controller('api/signups')
@UseFilters(AccountFormFilter)
export class SignUpController {
  constructor(
    @Inject(SignUp) private readonly signUp: SignUp,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(RelyingParties) private readonly parties: RelyingParties,
  ) {}

  /**
   * A new account, signed in at once and not confirmed until the link in the mail is opened. All faults are told at once.
   * A passkey may take the place of the password. An HTML form is led on to `/complete-signup` (303), or gets a page that names what is missing.
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiCreatedResponse({ type: SignUpResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(60, 3600),
    problems: [
      ...[InvalidInput, EmailInUse, SignUpsClosed, PasskeyRefused, PasskeysElsewhere],
      ...[TooManyRequests, Overloaded],
    ],
  })
  async post(@Body() body: SignUpRequest, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { site } = siteOf(request);
    const { document, revision } = await this.published.get(site.id);
    const { settings, min_age: minAge } = document;
    const source = readSource(request);
    if (!SignUpPolicy.isOpen(settings, source)) throw new SignUpsClosed();
    const today = new Date().toISOString().slice(0, 10);
    const { name: brand, message_length: messageLength, countries, genders } = settings;
    const rules = { brand, minAge, messageLength, countries, genders, today };
    const form = checkSignUp(body, rules);
    if ('length' in form) throw new InvalidInput(form);
    const country = this.countries.of(request);
    const context = {
      locale: localeOfTag(localeOf(request)),
      country: country !== null && settings.countries.includes(country) ? country : (settings.countries[0] ?? null),
      host: hostAsked(request),
      device: deviceName(request.headers['user-agent']),
      party: form.passkey === null ? undefined : this.parties.of(request),
      previousToken: this.cookies.read(request),
      source,
      postbacks: document.postbacks,
      shown: await this.shown(site.id, whole(body.revision, 1, MAX_REVISION) ?? revision, revision),
    };
    const { id, token } = await this.signUp
      .signUp(form, context)
      .catch((error: unknown) => refuseTaken(this.limits, request, error));
    this.cookies.set(reply, token);
    if (isForm(request)) void reply.code(303).header('location', '/complete-signup').send();
    else void reply.code(201).send({ id, status: 'not_confirmed' } satisfies SignUpResponse);
  }

  /** The terms shown on the page that sent the form: a page that stays open may be older than the live revision. */
  private async shown(tenantId: number, asked: number, live: number): Promise<ShownTerms> {
    const revision = (await this.published.wasLive(tenantId, asked)) ? asked : live;
    const { settings, company } = await this.published.document(tenantId, revision);
    return { revision, termsDate: termsDate(company.added), isResellAsked: settings.member_resell };
  }
}
