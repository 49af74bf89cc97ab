import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
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
import { timeCursorOf, timePositionIn } from '../../../../shared/time-cursor';
import { ChatSites } from '../../conversations/chat-sites';
import { Chats } from '../../conversations/chats';
import { ChatsResponse, UnreadChatsResponse } from './chats.response';
import { ChatsPageRequest } from './list-chats.request';

const LIMIT = perMember(240, 60);
const PROBLEMS = [AuthenticationRequired, InvalidInput, TooManyRequests] as const;

@Controller('api')
export class ListChatsController {
  constructor(
    @Inject(Chats) private readonly chats: Chats,
    @Inject(ChatSites) private readonly sites: ChatSites,
  ) {}

  /** The member's conversations, newest first. */
  @Get(['chats.php', 'chats'])
  @ApiOkResponse({ type: ChatsResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS] })
  async list(@Query() { cursor }: ChatsPageRequest, @Req() request: FastifyRequest): Promise<ChatsResponse> {
    const after = cursor === undefined ? null : timePositionIn(cursor);
    const { chats, next } = await this.chats.page(memberOf(request).id, after, await this.sites.of(request));
    return { chats, next: timeCursorOf(next) };
  }

  /** Returns the counts for the badge. */
  @Get('chats/unread')
  @ApiOkResponse({ type: UnreadChatsResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS] })
  unread(@Req() request: FastifyRequest): Promise<UnreadChatsResponse> {
    return this.chats.unread(memberOf(request).id);
  }
}
