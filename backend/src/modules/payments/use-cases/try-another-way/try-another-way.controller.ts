import { Body, Controller, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { CONFIG, type Config, originOf } from '../../../../platform/config/config';
import {
  AuthenticationRequired,
  Endpoint,
  IdPipe,
  InvalidInput,
  TooManyRequests,
  hostAsked,
  localeOf,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { DebitUnderWay, MethodNotOffered, OrderClosed, OrderNotFound, PaymentsUnavailable } from '../../errors';
import { OrderResponse } from '../../orders/order.response';
import { TryAnotherWayRequest } from './try-another-way.request';
import { TryAnotherWay } from './try-another-way.use-case';

@Controller('api/payments/orders/:id/attempts')
export class TryAnotherWayController {
  constructor(
    @Inject(TryAnotherWay) private readonly orders: TryAnotherWay,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Pays an open order in another way, or the same way again. Its price holds until it expires. */
  @Post()
  @ApiCreatedResponse({ type: OrderResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(20, 600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, TooManyRequests, OrderNotFound],
      ...[DebitUnderWay, MethodNotOffered, OrderClosed, PaymentsUnavailable],
    ],
  })
  post(
    @Req() request: FastifyRequest,
    @Param('id', new IdPipe(OrderNotFound)) id: number,
    @Body() { method }: TryAnotherWayRequest,
  ): Promise<OrderResponse> {
    const origin = originOf(this.config, hostAsked(request));
    const purchaser = { tenantId: siteOf(request).site.id, member: memberOf(request).id, visitor: null };
    return this.orders.try({ ...purchaser, locale: localeOf(request), origin }, id, method);
  }
}
