import { Body, Controller, Delete, HttpCode, Inject, Query, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { chatIdOf } from '../../conversations/chat-id';
import { ChatNotFound } from '../../errors';
import { DeleteChatRequest } from './delete-chat.request';
import { DeleteChat } from './delete-chat.use-case';

@Controller('api')
export class DeleteChatController {
  constructor(@Inject(DeleteChat) private readonly chats: DeleteChat) {}

  /** Deletes a conversation for the member; the other one keeps theirs. Once more changes nothing. */
  @Delete(['chat.php', 'chat'])
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, ChatNotFound, TooManyRequests],
  })
  async delete(
    @Query() query: DeleteChatRequest,
    @Body() body: DeleteChatRequest | undefined,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.chats.delete(memberOf(request).id, chatIdOf(query.conversation ?? body?.conversation));
  }
}
