import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { TenantNotFound } from '../../tenants';
import { PostbackReport, PostbacksAnswer } from '../../traffic';
import { TenantAccess } from '../tenants/tenant-access';
import { PeriodRequest } from '../period.request';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/postbacks')
export class StaffPostbacksController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(PostbackReport) private readonly report: PostbackReport,
  ) {}

  /** Postbacks to a brand's advertising networks between two days, by network, event and outcome. */
  @Get()
  @ApiOkResponse({ type: PostbacksAnswer })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: perStaff(120, 60),
    problems: [TenantNotFound, InvalidInput],
  })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() query: PeriodRequest,
  ): Promise<PostbacksAnswer> {
    const { tenant } = await this.access.enter(request, slug);
    return this.report.of(tenant.id, query);
  }
}
