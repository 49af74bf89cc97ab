import { Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiAcceptedResponse, ApiConsumes } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { AlreadyActive } from '../../errors';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { ResendActivation } from './resend-activation.use-case';

@Controller('api/activation/resend')
@UseFilters(AccountFormFilter)
export class ResendActivationController {
  constructor(@Inject(ResendActivation) private readonly resendActivation: ResendActivation) {}

  /** The activation mail once more: one in half a minute, five a day. An HTML form is led back to `/complete-signup`. */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiAcceptedResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(5, 24 * 3600),
    problems: [AuthenticationRequired, AlreadyActive, TooManyRequests],
  })
  async post(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.resendActivation.resend(memberOf(request).id);
    if (isForm(request)) void reply.code(303).header('location', '/complete-signup').send();
    else void reply.code(202).send({});
  }
}
