import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { ErasureReports, ErasureReportsResponse } from '../../privacy';
import { TenantNotFound } from '../../tenants';
import { PeriodRequest } from '../period.request';
import { TenantAccess } from '../tenants/tenant-access';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/erasures')
export class StaffErasuresController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ErasureReports) private readonly reports: ErasureReports,
  ) {}

  /** A report of the erasures of a brand between two days, as proof. It names no person. */
  @Get()
  @ApiOkResponse({ type: ErasureReportsResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: perStaff(120, 60),
    problems: [TenantNotFound, InvalidInput],
  })
  async list(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() period: PeriodRequest,
  ): Promise<ErasureReportsResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return { erasures: await this.reports.of(tenant.id, period) };
  }
}
