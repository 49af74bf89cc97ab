import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ProfileNotFound, profileIdOf } from '../../../members';
import { chatIdOf } from '../../conversations/chat-id';
import { ChatSites } from '../../conversations/chat-sites';
import { ChatDetails } from '../../conversations/chat.response';
import { Chats } from '../../conversations/chats';
import { ChatNotFound } from '../../errors';

const LIMIT = perMember(240, 60);
const PROBLEMS = [AuthenticationRequired, TooManyRequests] as const;

@Controller('api')
export class ShowChatController {
  constructor(
    @Inject(Chats) private readonly chats: Chats,
    @Inject(ChatSites) private readonly sites: ChatSites,
  ) {}

  /** One conversation without its messages, and whether and for how much the member may write in it. */
  @Get('chats/:id')
  @ApiOkResponse({ type: ChatDetails })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS, ChatNotFound] })
  async chat(@Param('id') id: string, @Req() request: FastifyRequest): Promise<ChatDetails> {
    return this.chats.withId(memberOf(request).id, chatIdOf(id), await this.sites.of(request));
  }

  /** The same by whom it is with; also before the first message. */
  @Get('members/:id/chat')
  @ApiOkResponse({ type: ChatDetails })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS, ProfileNotFound] })
  async withMember(@Param('id') id: string, @Req() request: FastifyRequest): Promise<ChatDetails> {
    return this.chats.withProfile(memberOf(request).id, profileIdOf(id), await this.sites.of(request));
  }
}
