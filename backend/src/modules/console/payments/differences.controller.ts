import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, UuidPipe, idIn, perStaff } from '../../../platform/http';
import { DifferenceAdminService, DifferenceNotFound, OrderNotFound, ProviderDifferencesResponse } from '../../payments';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { DifferencesRequest, ResolveDifferenceRequest } from './payments.request';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/payment-differences')
export class StaffDifferencesController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(DifferenceAdminService) private readonly differences: DifferenceAdminService,
  ) {}

  /** Lists the differences between a brand's providers and its books. */
  @Get()
  @ApiOkResponse({ type: ProviderDifferencesResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.read',
    limit: perStaff(600, 3600),
    problems: [TenantNotFound, OrderNotFound, InvalidInput],
  })
  async list(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { status, order }: DifferencesRequest,
  ): Promise<ProviderDifferencesResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const of = order === undefined ? undefined : idIn(order, OrderNotFound);
    return { differences: await this.differences.list(tenant.id, { all: status === 'all', order: of }) };
  }

  /** Says why it is right after all. The books are not changed. */
  @Post(':id/resolution')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'payment.books',
    limit: perStaff(120, 3600),
    problems: [TenantNotFound, DifferenceNotFound, InvalidInput],
  })
  async resolve(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(DifferenceNotFound)) id: string,
    @Body() { note }: ResolveDifferenceRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.differences.resolve(tenant.id, id, note, actor);
  }
}
