import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, idIn, perStaff } from '../../../platform/http';
import { timeCursorOf, timePositionIn } from '../../../shared/time-cursor';
import { MemberNotBlockable } from '../../accounts';
import {
  AppealNeedsAnother,
  AppealNotFound,
  MeasureNotStronger,
  NoticeAppealAdminService,
  ReportedContentNotFound,
} from '../../moderation';
import { TenantNotFound } from '../../tenants';
import { ClaimedByAnother } from '../errors';
import { QueueRequest } from '../queue.request';
import { WorkClaims } from '../queues/work-claims';
import { CloseReportRequest } from '../reports/reports.request';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { NoticeAppealQueueResponse } from './notice-appeals.response';

const LIMIT = perStaff(600, 3600);

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/notice-appeals')
export class StaffNoticeAppealsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(NoticeAppealAdminService) private readonly desk: NoticeAppealAdminService,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
  ) {}

  /** The appeals of reporters that wait, with the report as it was and what was decided about it. */
  @Get()
  @ApiOkResponse({ type: NoticeAppealQueueResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.read',
    limit: LIMIT,
    problems: [TenantNotFound, InvalidInput],
  })
  async queue(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { after }: QueueRequest,
  ): Promise<NoticeAppealQueueResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const { rows, next } = await this.desk.queue(tenant.id, after === undefined ? null : timePositionIn(after));
    return {
      appeals: rows.map(({ report, ...row }) => ({
        ...row,
        report: { ...report, created_at: report.created_at.toISOString() },
      })),
      next: timeCursorOf(next),
    };
  }

  /**
   * Answers it, once, by another person than the one who decided about the report. Dismissed, everything stays; anything else has to be a
   * stronger measure, which is taken at once. Both sides are told. Audited.
   */
  @Post(':id/answer')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LIMIT,
    problems: [
      ...[TenantNotFound, AppealNotFound, AppealNeedsAnother, ReportedContentNotFound, MemberNotBlockable],
      ...[MeasureNotStronger, ClaimedByAnother, InvalidInput],
    ],
  })
  async answer(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() decision: CloseReportRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const notice = idIn(id, AppealNotFound);
    await this.claims.decide(staffIn(request).id, { queue: 'notice_appeals', tenantId: tenant.id, item: notice }, () =>
      this.desk.answer({ tenantId: tenant.id, notice, actor }, decision),
    );
  }
}
