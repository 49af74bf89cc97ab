import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, idIn, perStaff } from '../../../platform/http';
import { timeCursorOf, timePositionIn } from '../../../shared/time-cursor';
import { DecideReport, ReportFiles, ReportedContentNotFound } from '../../moderation';
import { ReportAdminService, ReportNotFound } from '../../safety';
import { MemberNotBlockable } from '../../accounts';
import { TenantNotFound } from '../../tenants';
import { ClaimedByAnother } from '../errors';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { WorkClaims } from '../queues/work-claims';
import { QueueRequest } from '../queue.request';
import { CloseReportRequest } from './reports.request';
import { ReportFileResponse, ReportQueueResponse } from './reports.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/reports')
export class StaffReportsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(ReportAdminService) private readonly desk: ReportAdminService,
    @Inject(ReportFiles) private readonly files: ReportFiles,
    @Inject(DecideReport) private readonly decisions: DecideReport,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
  ) {}

  /** The open reports of members about others. */
  @Get()
  @ApiOkResponse({ type: ReportQueueResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.read',
    limit: perStaff(600, 3600),
    problems: [TenantNotFound, InvalidInput],
  })
  async queue(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { after }: QueueRequest,
  ): Promise<ReportQueueResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const { rows, next } = await this.desk.queue(tenant.id, after === undefined ? null : timePositionIn(after));
    return {
      reports: rows.map((report) => ({ ...report, created_at: report.created_at.toISOString() })),
      next: timeCursorOf(next),
    };
  }

  /** Shows both people in short, and the other reports about the profile. The look is audited. */
  @Get(':id')
  @ApiOkResponse({ type: ReportFileResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.read',
    limit: perStaff(600, 3600),
    problems: [TenantNotFound, ReportNotFound],
  })
  async open(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<ReportFileResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return this.files.open(tenant.id, idIn(id, ReportNotFound), actor);
  }

  /**
   * Decides about it, once: does what is decided, tells the one decided about why and how to appeal, and whoever reported what came
   * of it; all or nothing. Audited.
   */
  @Post(':id/closed')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: perStaff(600, 3600),
    problems: [
      ...[TenantNotFound, ReportNotFound, ReportedContentNotFound, MemberNotBlockable, ClaimedByAnother, InvalidInput],
    ],
  })
  async close(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() decision: CloseReportRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const item = idIn(id, ReportNotFound);
    await this.claims.decide(staffIn(request).id, { queue: 'reports', tenantId: tenant.id, item }, () =>
      this.decisions.decide({ tenantId: tenant.id, report: item, actor }, decision),
    );
  }
}
