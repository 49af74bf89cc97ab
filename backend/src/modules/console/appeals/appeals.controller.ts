import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, idIn, perStaff } from '../../../platform/http';
import { timeCursorOf, timePositionIn } from '../../../shared/time-cursor';
import { AppealAdminService, AppealNeedsAnother, AppealNotFound } from '../../moderation';
import { TenantNotFound } from '../../tenants';
import { ClaimedByAnother } from '../errors';
import { QueueRequest } from '../queue.request';
import { WorkClaims } from '../queues/work-claims';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { AnswerAppealRequest } from './appeals.request';
import { AppealQueueResponse } from './appeals.response';

const LIMIT = perStaff(600, 3600);

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/appeals')
export class StaffAppealsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(AppealAdminService) private readonly desk: AppealAdminService,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
  ) {}

  /** The appeals of members that wait, with the decisions that they are against. */
  @Get()
  @ApiOkResponse({ type: AppealQueueResponse })
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
  ): Promise<AppealQueueResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const { rows, next } = await this.desk.queue(tenant.id, after === undefined ? null : timePositionIn(after));
    return {
      appeals: rows.map(({ report, ...appeal }) => ({
        ...appeal,
        report: report && { ...report, created_at: report.created_at.toISOString() },
      })),
      next: timeCursorOf(next),
    };
  }

  /**
   * Answers it, once, by another person than the one who decided. Where the member is right, what was decided is undone. The member is
   * told. Audited.
   */
  @Post(':id/answer')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LIMIT,
    problems: [TenantNotFound, AppealNotFound, AppealNeedsAnother, ClaimedByAnother, InvalidInput],
  })
  async answer(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() answer: AnswerAppealRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const item = idIn(id, AppealNotFound);
    await this.claims.decide(staffIn(request).id, { queue: 'appeals', tenantId: tenant.id, item }, () =>
      this.desk.answer({ tenantId: tenant.id, appeal: item, actor }, answer),
    );
  }
}
