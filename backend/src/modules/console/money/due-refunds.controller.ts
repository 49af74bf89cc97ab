import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { DueRefundList, brandCursorOf, brandPositionIn } from '../../payments';
import { TenantNotFound } from '../../tenants';
import { ListDueRefundsRequest } from './money.request';
import { BrandDueRefundsResponse } from './money.response';
import { ReachedBrands, namedBy } from './reached-brands';

@ApiTags('staff')
@Controller('api/staff')
export class StaffDueRefundsController {
  constructor(
    @Inject(ReachedBrands) private readonly brands: ReachedBrands,
    @Inject(DueRefundList) private readonly refunds: DueRefundList,
  ) {}

  /** Lists the refunds that failed, that staff make by hand, or that are due within three days. */
  @Get('due-refunds')
  @ApiOkResponse({ type: BrandDueRefundsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.read',
    limit: perStaff(1200, 3600),
    problems: [TenantNotFound, InvalidInput],
  })
  async due(
    @Req() request: FastifyRequest,
    @Query() { tenant, after }: ListDueRefundsRequest,
  ): Promise<BrandDueRefundsResponse> {
    const brands = await this.brands.of(request, tenant);
    const { rows, next } = await this.refunds.list(brands.ids, after === undefined ? null : brandPositionIn(after));
    return { refunds: rows.map(namedBy(brands)), next: brandCursorOf(next) };
  }
}
