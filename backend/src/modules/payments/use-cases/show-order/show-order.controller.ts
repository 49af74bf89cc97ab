import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
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
import { OrderNotFound } from '../../errors';
import { OrderResponse } from '../../orders/order.response';
import { ShowOrder } from './show-order.use-case';

@Controller('api/payments/orders')
export class ShowOrderController {
  constructor(@Inject(ShowOrder) private readonly orders: ShowOrder) {}

  /** How an order of the member stands. While it is pending the provider is asked first, every two seconds at most. */
  @Get(':id')
  @ApiOkResponse({ type: OrderResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, OrderNotFound, TooManyRequests],
  })
  get(@Req() request: FastifyRequest, @Param('id', new IdPipe(OrderNotFound)) id: number): Promise<OrderResponse> {
    return this.orders.show(id, memberOf(request).id);
  }
}
