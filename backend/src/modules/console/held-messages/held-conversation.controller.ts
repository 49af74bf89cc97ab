import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, idIn, perStaff } from '../../../platform/http';
import { MemberLooks, MemberNotFound } from '../../accounts';
import { HeldConversations, HeldMessageNotFound } from '../../chats';
import { TenantNotFound } from '../../tenants';
import { ClaimedByAnother } from '../errors';
import { WorkClaims } from '../queues/work-claims';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { ReadHeldConversationRequest } from './held-conversation.request';
import { HeldConversationResponse } from './held-conversation.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/held-messages/:id/conversation')
export class StaffHeldConversationController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
    @Inject(HeldConversations) private readonly conversations: HeldConversations,
    @Inject(MemberLooks) private readonly looks: MemberLooks,
  ) {}

  /** The last messages of the two, while a message between them waits. The look is audited, and both read of it in their own export. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: HeldConversationResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: perStaff(300, 3600),
    problems: [TenantNotFound, HeldMessageNotFound, MemberNotFound, ClaimedByAnother, InvalidInput],
  })
  async read(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { reason }: ReadHeldConversationRequest,
  ): Promise<HeldConversationResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const message = idIn(id, HeldMessageNotFound);
    const pair = await this.conversations.pairOf(tenant.id, message);
    await this.claims.needFree(staffIn(request).id, { queue: 'held_messages', tenantId: tenant.id, item: message });
    const look = { tenantId: tenant.id, members: [pair.sender_id, pair.profile_id], message, actor };
    // The look is written before anything is read.
    await this.looks.noteConversation(look, reason);
    const messages = await this.conversations.last(tenant.id, pair);
    return {
      messages: messages.map(({ sender_id: author, body, sent_at: sent, ...rest }) => ({
        ...{ ...rest, by: author === pair.sender_id ? 'sender' : 'receiver', text: body, sent_at: sent.toISOString() },
      })),
    };
  }
}
