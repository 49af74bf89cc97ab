import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { Realtime } from '../../../../platform/realtime';
import { chatIdOf } from '../../conversations/chat-id';
import { NOT_BLOCKED } from '../../conversations/partner-sql';
import { ChatNotFound } from '../../errors';

@Controller('api/chats/:id/typing')
export class SendTypingController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** The member is writing: the other one sees it for a few seconds. Nothing is kept of it. */
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, ChatNotFound, TooManyRequests],
  })
  async typing(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    const conversation = chatIdOf(id);
    const [partner] = await this.database.query<{ id: number }>(
      `select p.id from chat h join profile p on p.id = h.partner_id
       where h.member_id = $1::integer and h.conversation_id = $2::integer and ${NOT_BLOCKED}`,
      [memberOf(request).id, conversation],
    );
    if (!partner) throw new ChatNotFound();
    this.realtime.publish(partner.id, { event: 'typing', data: { conversation } });
  }
}
