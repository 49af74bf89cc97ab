import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { OrderInDispute, OrderNotFound, WithdrawalKeyUsed, WithdrawalTooLate } from '../../errors';
import { WithdrawRequest } from './withdraw.request';
import { Withdraw } from './withdraw.use-case';
import { WithdrawalResponse } from './withdrawal.response';

@Controller('api/payments/withdrawals')
export class WithdrawController {
  constructor(@Inject(Withdraw) private readonly withdrawals: Withdraw) {}

  /**
   * Withdraws from a purchase: its unused credits leave, their price goes back the way it was paid, and a mail confirms it
   * with date and time. Where nothing is left to pay back, the statement is confirmed all the same, with the reason.
   */
  @Post()
  @ApiCreatedResponse({ type: WithdrawalResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(20, 600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, TooManyRequests, OrderNotFound],
      ...[OrderInDispute, WithdrawalKeyUsed, WithdrawalTooLate],
    ],
  })
  post(@Req() request: FastifyRequest, @Body() { order, key }: WithdrawRequest): Promise<WithdrawalResponse> {
    return this.withdrawals.withdraw(memberOf(request).id, order, key);
  }
}
