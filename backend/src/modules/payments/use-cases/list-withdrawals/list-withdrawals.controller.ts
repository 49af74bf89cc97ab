import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ListWithdrawals } from './list-withdrawals.use-case';
import { WithdrawalsResponse } from './withdrawals.response';

@Controller('api/payments/withdrawals')
export class ListWithdrawalsController {
  constructor(@Inject(ListWithdrawals) private readonly withdrawals: ListWithdrawals) {}

  /** Lists the member's purchases, until when each can be withdrawn from, and how the money back is reckoned. */
  @Get()
  @ApiOkResponse({ type: WithdrawalsResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  get(@Req() request: FastifyRequest): Promise<WithdrawalsResponse> {
    return this.withdrawals.list(memberOf(request).id);
  }
}
