import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  Endpoint,
  InvalidInput,
  TooManyRequests,
  inLanguageOfPage,
  perAddress,
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { EmailInUse, LinkInvalid, LinkUsed, Overloaded } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { linkToken } from '../../forms/link-token';
import { LinkRequest } from '../../forms/link.request';
import { NEW_PASSWORD_PAGE, SETTINGS_PAGE } from '../../pages';
import { SessionCookies } from '../../sessions/session-cookies';
import { ChangeMail } from './change-mail.use-case';
import { ChangeMailResponse } from './change-mail.response';
import { UndoMailChange } from './undo-mail-change';

@Controller('api/mail-changes/do')
@UseFilters(AccountFormFilter)
export class ChangeMailController {
  constructor(
    @Inject(ChangeMail) private readonly changeMail: ChangeMail,
    @Inject(UndoMailChange) private readonly undoMailChange: UndoMailChange,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /**
   * Does what the link says that was mailed: to the new address, change to it; to the old one, take the change back,
   * end all sessions and let its owner set a new password. An HTML form is led to the settings, or to the page for a
   * new password (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiOkResponse({ type: ChangeMailResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(60, 3600),
    problems: [InvalidInput, LinkInvalid, LinkUsed, EmailInUse, TooManyRequests, Overloaded],
  })
  async post(@Body() body: LinkRequest, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const token = linkToken(body.token, request);
    if (token === undefined) throw new LinkInvalid();
    const resetToken = await this.undoMailChange.undo(token);
    if (resetToken === undefined) await this.change(token, request, reply);
    else this.cookies.clear(reply);
    void reply.header('referrer-policy', 'no-referrer');
    if (isForm(request)) {
      const location = resetToken === undefined ? SETTINGS_PAGE : `${NEW_PASSWORD_PAGE}?token=${resetToken}`;
      void reply.code(303).header('location', inLanguageOfPage(request, location)).send();
      return;
    }
    const result = resetToken === undefined ? 'changed' : 'undone';
    void reply.code(200).send({ result, reset_token: resetToken ?? null } satisfies ChangeMailResponse);
  }

  private async change(token: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { revision, document } = await this.published.get(siteOf(request).site.id);
    const credits = { amount: document.settings.signup_credits, revision, postbacks: document.postbacks };
    const rotated = await this.changeMail.change(token, this.cookies.read(request), credits);
    if (rotated !== undefined) this.cookies.set(reply, rotated);
  }
}
