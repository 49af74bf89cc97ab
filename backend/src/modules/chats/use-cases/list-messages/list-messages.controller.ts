import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { chatIdOf } from '../../conversations/chat-id';
import { ChatNotFound } from '../../errors';
import { messageResponse } from '../../messages/message.response';
import { MessagesRequest } from './list-messages.request';
import { ListMessages } from './list-messages.use-case';
import { MessagesResponse } from './messages.response';

@Controller('api/chats/:id/messages')
export class ListMessagesController {
  constructor(@Inject(ListMessages) private readonly listMessages: ListMessages) {}

  /** The newest messages, those before a place, or those behind one. */
  @Get()
  @ApiOkResponse({ type: MessagesResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(600, 60),
    problems: [AuthenticationRequired, ChatNotFound, InvalidInput, TooManyRequests],
  })
  async list(
    @Param('id') id: string,
    @Query() query: MessagesRequest,
    @Req() request: FastifyRequest,
  ): Promise<MessagesResponse> {
    const member = memberOf(request).id;
    const { messages, more } = await this.listMessages.list(member, chatIdOf(id), query);
    return { messages: messages.map((row) => messageResponse(row, member)), more };
  }
}
