import { Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, idIn, perStaff } from '../../../platform/http';
import { timeCursorOf, timePositionIn } from '../../../shared/time-cursor';
import { type HeldAct, HeldMessageAdminService, HeldMessageDecided, HeldMessageNotFound } from '../../chats';
import { TenantNotFound } from '../../tenants';
import { ClaimedByAnother } from '../errors';
import { QueueRequest } from '../queue.request';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { WorkClaims } from '../queues/work-claims';
import { HeldMessagesResponse } from './held-messages.response';

const LIMIT = perStaff(600, 3600);

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/held-messages')
export class StaffHeldMessagesController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(HeldMessageAdminService) private readonly desk: HeldMessageAdminService,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
  ) {}

  /** Messages of new accounts that a rule of the brand holds back. */
  @Get()
  @ApiOkResponse({ type: HeldMessagesResponse })
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
  ): Promise<HeldMessagesResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const { rows, next } = await this.desk.queue(tenant.id, after === undefined ? null : timePositionIn(after));
    return {
      messages: rows.map((message) => ({ ...message, held_at: message.held_at.toISOString() })),
      next: timeCursorOf(next),
    };
  }

  /** It is sent within moments, as if it were sent now; where that is not possible any more its sender is told. Audited. */
  @Post(':id/released')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LIMIT,
    problems: [TenantNotFound, HeldMessageNotFound, HeldMessageDecided, ClaimedByAnother],
  })
  async release(@Req() request: FastifyRequest, @Param('slug') slug: string, @Param('id') id: string): Promise<void> {
    const act = await this.actOn(request, slug, id);
    await this.decide(request, act, () => this.desk.release(act));
  }

  /** It is never sent, and its sender is told. Audited. */
  @Post(':id/rejected')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LIMIT,
    problems: [TenantNotFound, HeldMessageNotFound, HeldMessageDecided, ClaimedByAnother],
  })
  async reject(@Req() request: FastifyRequest, @Param('slug') slug: string, @Param('id') id: string): Promise<void> {
    const act = await this.actOn(request, slug, id);
    await this.decide(request, act, () => this.desk.reject(act));
  }

  private decide(request: FastifyRequest, { tenantId, message }: HeldAct, act: () => Promise<void>): Promise<void> {
    return this.claims.decide(staffIn(request).id, { queue: 'held_messages', tenantId, item: message }, act);
  }

  private async actOn(request: FastifyRequest, slug: string, id: string): Promise<HeldAct> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { tenantId: tenant.id, message: idIn(id, HeldMessageNotFound), actor };
  }
}
