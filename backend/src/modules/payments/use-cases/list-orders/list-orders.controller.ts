import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ListOrders } from './list-orders.use-case';
import { OrdersResponse } from './orders.response';

@Controller('api/payments/orders')
export class ListOrdersController {
  constructor(@Inject(ListOrders) private readonly orders: ListOrders) {}

  /** The orders that the member has paid. The newest one is what is ordered again. */
  @Get()
  @ApiOkResponse({ type: OrdersResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  get(@Req() request: FastifyRequest): Promise<OrdersResponse> {
    return this.orders.list(memberOf(request).id);
  }
}
