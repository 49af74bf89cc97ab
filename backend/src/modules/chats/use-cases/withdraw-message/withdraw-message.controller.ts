import { Controller, Delete, HttpCode, Inject, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  idIn,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { chatIdOf } from '../../conversations/chat-id';
import { ChatNotFound, MessageNotFound, MessageTooOld } from '../../errors';
import { WithdrawMessage } from './withdraw-message.use-case';

@Controller('api/chats/:id/messages/:seq')
export class WithdrawMessageController {
  constructor(@Inject(WithdrawMessage) private readonly messages: WithdrawMessage) {}

  /** Deletes an own message for both, within 15 minutes of sending it. What it cost is not given back. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, ChatNotFound, MessageNotFound, MessageTooOld, TooManyRequests],
  })
  async withdraw(@Param('id') id: string, @Param('seq') seq: string, @Req() request: FastifyRequest): Promise<void> {
    await this.messages.withdraw(memberOf(request).id, chatIdOf(id), idIn(seq, MessageNotFound));
  }
}
