import { Body, Controller, HttpCode, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
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
import { DraftRequest, ReadChatRequest, ReceivedRequest } from './read-chat.request';
import { ReadChat } from './read-chat.use-case';

const LIMIT = perMember(600, 60);
const PROBLEMS = [AuthenticationRequired, InvalidInput, TooManyRequests] as const;

@Controller('api/chats')
export class ReadChatController {
  constructor(@Inject(ReadChat) private readonly chats: ReadChat) {}

  /** Messages have reached a device of the member's. */
  @Put('received')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS] })
  async received(@Body() { chats }: ReceivedRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.chats.received(memberOf(request).id, chats);
  }

  /** The member has read up to there; what lies behind is what is unread. */
  @Put(':id/read')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS, ChatNotFound] })
  async read(@Param('id') id: string, @Body() { seq }: ReadChatRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.chats.read(memberOf(request).id, { conversation: chatIdOf(id), seq });
  }

  /** Keeps what the member has begun to write. Sending anything takes it away. */
  @Put(':id/draft')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS, ChatNotFound] })
  async draft(@Param('id') id: string, @Body() { text }: DraftRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.chats.keepDraft(memberOf(request).id, chatIdOf(id), text);
  }
}
