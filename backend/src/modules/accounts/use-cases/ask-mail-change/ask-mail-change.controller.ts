import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiAcceptedResponse, ApiConsumes } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { EmailInUse, Overloaded, PasskeyNeeded, PasswordNeeded, PasswordWrong, SignInBlocked } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { SETTINGS_PAGE } from '../../pages';
import { AskMailChangeRequest } from './ask-mail-change.request';
import { AskMailChange } from './ask-mail-change.use-case';

@Controller('api/mail-changes')
@UseFilters(AccountFormFilter)
export class AskMailChangeController {
  constructor(@Inject(AskMailChange) private readonly askMailChange: AskMailChange) {}

  /**
   * Mails a link to the new address: five a day, each makes the one before it worthless. The account keeps its address
   * until the link is used. An HTML form is led back to the settings (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiAcceptedResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 3600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, PasswordNeeded, PasskeyNeeded, PasswordWrong, SignInBlocked],
      ...[EmailInUse, TooManyRequests, Overloaded],
    ],
  })
  async post(
    @Body() body: AskMailChangeRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.askMailChange.ask(memberOf(request), body.email, body.password ?? undefined);
    if (isForm(request)) void reply.code(303).header('location', SETTINGS_PAGE).send();
    else void reply.code(202).send({});
  }
}
