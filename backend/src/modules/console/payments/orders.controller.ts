import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, IdPipe, InvalidInput, perStaff } from '../../../platform/http';
import {
  OrderAdminService,
  OrderNotFound,
  PaymentsUnavailable,
  StaffOrderResponse,
  StaffOrdersResponse,
} from '../../payments';
import { TenantNotFound } from '../../tenants';
import { memberIdOf } from '../members/member-id';
import { TenantAccess } from '../tenants/tenant-access';
import { OrdersRequest } from './payments.request';

const LOOKS = perStaff(600, 3600);

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/orders')
export class StaffOrdersController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(OrderAdminService) private readonly orders: OrderAdminService,
  ) {}

  /** Orders of a brand, newest first: all, or by member, payment at the provider or status. */
  @Get()
  @ApiOkResponse({ type: StaffOrdersResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.read', limit: LOOKS, problems: [TenantNotFound, InvalidInput] })
  async search(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { member, ...search }: OrdersRequest,
  ): Promise<StaffOrdersResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return this.orders.search(tenant.id, { ...search, ...(member !== undefined && { member: memberIdOf(member) }) });
  }

  /** One order with all that is known of it. The look is audited. */
  @Get(':id')
  @ApiOkResponse({ type: StaffOrderResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.read', limit: LOOKS, problems: [TenantNotFound, OrderNotFound] })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new IdPipe(OrderNotFound)) id: number,
  ): Promise<StaffOrderResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return this.orders.show(tenant.id, id, actor);
  }

  /** Asks the provider now how the order's payments stand, and books what it says. */
  @Post(':id/checks')
  @HttpCode(200)
  @ApiOkResponse({ type: StaffOrderResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.read',
    limit: perStaff(30, 60),
    problems: [TenantNotFound, OrderNotFound, PaymentsUnavailable],
  })
  async check(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new IdPipe(OrderNotFound)) id: number,
  ): Promise<StaffOrderResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return this.orders.check(tenant.id, id, actor);
  }
}
