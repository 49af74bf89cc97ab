import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { REPORT_PAGE, ReportDesk, ReportNotFound } from '../../safety';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { CloseReportRequest, ReportQueueRequest } from './reports.request';
import { ReportQueueResponse } from './reports.response';

const ID = /^[1-9]\d{0,8}$/;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/reports')
export class StaffReportsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ReportDesk) private readonly desk: ReportDesk,
  ) {}

  /** What members told about others and nobody has closed. */
  @Get()
  @ApiOkResponse({ type: ReportQueueResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: perStaff(600, 3600),
    problems: [TenantNotFound, InvalidInput],
  })
  async queue(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { after }: ReportQueueRequest,
  ): Promise<ReportQueueResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const reports = await this.desk.queue(tenant.id, after);
    return {
      reports: reports.map((report) => ({ ...report, created_at: report.created_at.toISOString() })),
      next: reports.length < REPORT_PAGE ? null : (reports.at(-1)?.id ?? null),
    };
  }

  /** Says what was done about it. Audited. */
  @Post(':id/closed')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: perStaff(600, 3600),
    problems: [TenantNotFound, ReportNotFound, InvalidInput],
  })
  async close(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { outcome }: CloseReportRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    if (!ID.test(id)) throw new ReportNotFound();
    await this.desk.close(tenant.id, Number(id), outcome, actor);
  }
}
