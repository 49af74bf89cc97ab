import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiAcceptedResponse, ApiConsumes } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, inLanguageOfPage, perAddress } from '../../../../platform/http';
import { EmailNotFound, TooManyPasswordResets } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { RESET_SENT_PAGE } from '../../pages';
import { AskPasswordResetRequest } from './ask-password-reset.request';
import { AskPasswordReset } from './ask-password-reset.use-case';

@Controller('api/password-resets')
@UseFilters(AccountFormFilter)
export class AskPasswordResetController {
  constructor(@Inject(AskPasswordReset) private readonly askPasswordReset: AskPasswordReset) {}

  /**
   * Mails a link that sets a new password: three a day for an account. Whether an address has an account is told to
   * people, not to lists: all questions of one address count. An HTML form is led to a page that says so (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiAcceptedResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(20, 3600),
    problems: [InvalidInput, EmailNotFound, TooManyPasswordResets, TooManyRequests],
  })
  async post(
    @Body() { email }: AskPasswordResetRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.askPasswordReset.ask(email);
    if (isForm(request)) void reply.code(303).header('location', inLanguageOfPage(request, RESET_SENT_PAGE)).send();
    else void reply.code(202).send({});
  }
}
