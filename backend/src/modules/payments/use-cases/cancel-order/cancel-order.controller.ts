import { Controller, Delete, Inject, Param, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  IdPipe,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { DebitUnderWay, OrderNotFound } from '../../errors';
import { OrderResponse } from '../../orders/order.response';
import { CancelOrder } from './cancel-order.use-case';

@Controller('api/payments/orders/:id')
export class CancelOrderController {
  constructor(@Inject(CancelOrder) private readonly orders: CancelOrder) {}

  /** Cancels an order that is not paid, and gives its discount back. One that was paid meanwhile stays as it is. */
  @Delete()
  @ApiOkResponse({ type: OrderResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(20, 600),
    problems: [AuthenticationRequired, DebitUnderWay, OrderNotFound, TooManyRequests],
  })
  delete(@Req() request: FastifyRequest, @Param('id', new IdPipe(OrderNotFound)) id: number): Promise<OrderResponse> {
    return this.orders.cancel(id, memberOf(request).id);
  }
}
