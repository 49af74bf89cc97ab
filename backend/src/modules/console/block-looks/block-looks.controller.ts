import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, idIn, perStaff } from '../../../platform/http';
import { timeCursorOf, timePositionIn } from '../../../shared/time-cursor';
import { BlockLookNotFound, BlockLooks, BlockNeedsAnother } from '../../moderation';
import { TenantNotFound } from '../../tenants';
import { ClaimedByAnother } from '../errors';
import { QueueRequest } from '../queue.request';
import { WorkClaims } from '../queues/work-claims';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { AnswerBlockLookRequest } from './block-looks.request';
import { BlockLookQueueResponse } from './block-looks.response';

const LIMIT = perStaff(600, 3600);

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/block-looks')
export class StaffBlockLooksController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(BlockLooks) private readonly looks: BlockLooks,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
  ) {}

  /** Blocks of accounts that a second person has not looked at, with what was reported. */
  @Get()
  @ApiOkResponse({ type: BlockLookQueueResponse })
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
  ): Promise<BlockLookQueueResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const { rows, next } = await this.looks.queue(tenant.id, after === undefined ? null : timePositionIn(after));
    return {
      blocks: rows.map(({ report, ...row }) => ({
        ...row,
        report: report && { ...report, created_at: report.created_at.toISOString() },
      })),
      next: timeCursorOf(next),
    };
  }

  /** Says, once and by another person than the first, whether the block stands; else it is lifted at once. Audited. */
  @Post(':id/answer')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LIMIT,
    problems: [TenantNotFound, BlockLookNotFound, BlockNeedsAnother, ClaimedByAnother, InvalidInput],
  })
  async answer(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { outcome }: AnswerBlockLookRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const decision = idIn(id, BlockLookNotFound);
    await this.claims.decide(staffIn(request).id, { queue: 'block_looks', tenantId: tenant.id, item: decision }, () =>
      this.looks.answer({ tenantId: tenant.id, decision, actor }, outcome),
    );
  }
}
