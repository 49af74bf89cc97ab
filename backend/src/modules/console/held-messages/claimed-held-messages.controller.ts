import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { ClaimedHeldMessages } from '../../chats';
import { WorkClaims } from '../queues/work-claims';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { ClaimedHeldMessagesResponse } from './held-messages.response';

/** Shows the held messages that the caller has claimed, whatever brand they are of. */
@ApiTags('staff')
@Controller('api/staff/claimed-held-messages')
export class StaffClaimedHeldMessagesController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
    @Inject(ClaimedHeldMessages) private readonly messages: ClaimedHeldMessages,
  ) {}

  /** With the part that the rule found, the age of the account, and how many people got the same. */
  @Get()
  @ApiOkResponse({ type: ClaimedHeldMessagesResponse })
  @Endpoint({ scope: 'platform', permission: 'moderation.read', limit: perStaff(600, 60) })
  async list(@Req() request: FastifyRequest): Promise<ClaimedHeldMessagesResponse> {
    const tenants = await this.access.list(request);
    const slugs = new Map(tenants.map(({ id, slug }) => [id, slug]));
    const claims = await this.claims.own(staffIn(request).id, 'held_messages', [...slugs.keys()]);
    const messages = await this.messages.list(claims);
    return {
      messages: messages.map(({ tenant_id: tenantId, held_at: heldAt, ...message }) => ({
        ...{ ...message, tenant: slugs.get(tenantId) ?? '', held_at: heldAt.toISOString() },
      })),
    };
  }
}
