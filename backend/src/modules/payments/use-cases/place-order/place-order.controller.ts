import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { CONFIG, type Config, originOf } from '../../../../platform/config/config';
import { VisitorCountry } from '../../../../platform/geo';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  hostAsked,
  localeOf,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { AccountNotConfirmed } from '../../../members';
import { DISCOUNT_PROBLEMS } from '../../discounts/errors';
import {
  MethodNotOffered,
  OrderClosed,
  OrderKeyUsed,
  PackageNotFound,
  PaymentsUnavailable,
  PriceChanged,
} from '../../errors';
import { OrderResponse } from '../../orders/order.response';
import { SpendLimitCurrency, SpendLimitReached } from '../../spend-limit/errors';
import { PlaceOrderRequest } from './place-order.request';
import { PlaceOrder } from './place-order.use-case';

@Controller('api/payments/orders')
export class PlaceOrderController {
  constructor(
    @Inject(PlaceOrder) private readonly orders: PlaceOrder,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Orders a package and begins its payment: the page goes on to `checkout_url`. Without one the provider has not answered
   * yet, and the order tells when it has.
   */
  @Post()
  @ApiCreatedResponse({ type: OrderResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(20, 600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, TooManyRequests, AccountNotConfirmed, PackageNotFound, PriceChanged],
      ...[
        MethodNotOffered,
        OrderKeyUsed,
        OrderClosed,
        PaymentsUnavailable,
        SpendLimitCurrency,
        SpendLimitReached,
        ...DISCOUNT_PROBLEMS,
      ],
    ],
  })
  async post(@Req() request: FastifyRequest, @Body() wish: PlaceOrderRequest): Promise<OrderResponse> {
    const { id: member, status } = memberOf(request);
    if (status === 'not_confirmed') throw new AccountNotConfirmed();
    const origin = originOf(this.config, hostAsked(request));
    const purchaser = { tenantId: siteOf(request).site.id, member, locale: localeOf(request), origin };
    return this.orders.place({ ...purchaser, visitor: this.countries.of(request) }, wish);
  }
}
