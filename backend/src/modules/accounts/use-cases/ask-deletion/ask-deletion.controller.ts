import { Body, Controller, Get, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
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
import { Deletions, PENDING_DAYS } from '../../deletion/deletions';
import { LeavingOffers } from '../../deletion/leaving-offers';
import { Overloaded, PasskeyNeeded, PasswordNeeded, PasswordWrong, SignInBlocked } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { DELETED_PAGE } from '../../pages';
import { OwnPassword } from '../../passwords/own-password';
import { SessionCookies } from '../../sessions/session-cookies';
import { AskDeletionRequest } from './ask-deletion.request';
import { DeletionResponse, LeavingResponse } from './ask-deletion.response';

@Controller('api/account-deletion')
@UseFilters(AccountFormFilter)
export class AskDeletionController {
  constructor(
    @Inject(OwnPassword) private readonly ownPassword: OwnPassword,
    @Inject(Deletions) private readonly deletions: Deletions,
    @Inject(LeavingOffers) private readonly offers: LeavingOffers,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /** The page's content before a member deletes the account. */
  @Get()
  @ApiOkResponse({ type: LeavingResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async get(@Req() request: FastifyRequest): Promise<LeavingResponse> {
    const { document } = await this.published.get(siteOf(request).site.id);
    const offers = await this.offers.of(memberOf(request).id, document);
    return { pending_days: PENDING_DAYS, offers, delete_discount: document.company.delete_discount };
  }

  /**
   * Closes the account at once and has it erased in fourteen days, unless the mailed link brings it back before. Wrong
   * passwords are counted as where the password is changed; without a password a passkey confirms it. An HTML form is led
   * to `/account-deleted` (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ type: DeletionResponse })
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
    @Body() { password, reason, note }: AskDeletionRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const member = memberOf(request);
    await this.ownPassword.check(member, password ?? undefined, 'password');
    const deletesAt = await this.deletions.ask(member.id, { reason: reason ?? null, note: note ?? null });
    this.cookies.clear(reply);
    if (isForm(request)) void reply.code(303).header('location', DELETED_PAGE).send();
    else void reply.code(200).send({ deletes_at: deletesAt.toISOString() } satisfies DeletionResponse);
  }
}
