import { Body, Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiAcceptedResponse, ApiConsumes } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  RateLimits,
  TooManyRequests,
  memberOf,
  perAddress,
} from '../../../../platform/http';
import {
  AlreadyActive,
  EmailInUse,
  Overloaded,
  PasskeyNeeded,
  PasswordNeeded,
  PasswordWrong,
  SignInBlocked,
} from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { refuseTaken } from '../../rules/refuse-taken';
import { CorrectAddressRequest } from './correct-address.request';
import { CorrectAddress } from './correct-address.use-case';

@Controller('api/activation/address')
@UseFilters(AccountFormFilter)
export class CorrectAddressController {
  constructor(
    @Inject(CorrectAddress) private readonly correctAddress: CorrectAddress,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /**
   * Another address for an account that was never confirmed, five a day: links and codes that were mailed to the old one
   * end, and the activation mail goes to the new one. An HTML form is led back to `/complete-signup` (303).
   */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiAcceptedResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    // As many mails to strangers as sign-up allows.
    limit: perAddress(60, 3600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, AlreadyActive, EmailInUse],
      ...[PasswordNeeded, PasskeyNeeded, PasswordWrong, SignInBlocked, TooManyRequests, Overloaded],
    ],
  })
  async post(
    @Body() body: CorrectAddressRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.correctAddress
      .correct(memberOf(request), body.email, body.password ?? undefined)
      .catch((error: unknown) => refuseTaken(this.limits, request, error));
    if (isForm(request)) void reply.code(303).header('location', '/complete-signup').send();
    else void reply.code(202).send({});
  }
}
