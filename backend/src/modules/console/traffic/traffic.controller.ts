import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { TenantNotFound } from '../../tenants';
import { TrafficAnswer, TrafficReport } from '../../traffic';
import { TenantAccess } from '../tenants/tenant-access';
import { TrafficRequest } from './traffic.request';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/traffic')
export class StaffTrafficController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(TrafficReport) private readonly report: TrafficReport,
  ) {}

  /** A brand's visits, bounces, time on its pages and sign-ups between two days, by day, host, page, source or country. */
  @Get()
  @ApiOkResponse({ type: TrafficAnswer })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: perStaff(120, 60),
    problems: [TenantNotFound, InvalidInput],
  })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() query: TrafficRequest,
  ): Promise<TrafficAnswer> {
    const { tenant } = await this.access.enter(request, slug);
    return this.report.of(tenant.id, query);
  }
}
