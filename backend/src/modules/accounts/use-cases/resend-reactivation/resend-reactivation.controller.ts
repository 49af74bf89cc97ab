import { Body, Controller, HttpCode, Inject, Post, Req, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, perAddress } from '../../../../platform/http';
import { NotPendingDeletion, Overloaded, SignInBlocked, SignInFailed } from '../../errors';
import { AccountFormFilter } from '../../forms/account-form.filter';
import { ResendReactivationRequest } from './resend-reactivation.request';
import { ResendReactivation } from './resend-reactivation.use-case';

@Controller('api/reactivation/resend')
@UseFilters(AccountFormFilter)
export class ResendReactivationController {
  constructor(@Inject(ResendReactivation) private readonly resend: ResendReactivation) {}

  /**
   * The link that brings an account back, mailed once more to whoever knows the password: four times a day at most.
   * Wrong passwords are counted as at sign-in.
   */
  @Post()
  @HttpCode(204)
  @ApiConsumes('application/json')
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(60, 3600),
    problems: [InvalidInput, SignInFailed, SignInBlocked, NotPendingDeletion, TooManyRequests, Overloaded],
  })
  async post(@Body() { email, password }: ResendReactivationRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.resend.resend(email, password, request.context.network);
  }
}
