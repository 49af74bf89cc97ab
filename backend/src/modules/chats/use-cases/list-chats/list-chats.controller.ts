import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
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
import { ChatSites } from '../../conversations/chat-sites';
import { type ChatPosition, Chats } from '../../conversations/chats';
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
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ChatsResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS] })
  async list(@Query() { cursor }: ChatsPageRequest, @Req() request: FastifyRequest): Promise<ChatsResponse> {
    const after = cursor === undefined ? null : positionIn(cursor);
    const { chats, next } = await this.chats.page(memberOf(request).id, after, await this.sites.of(request));
    return { chats, next: next === null ? null : `${next.at}_${next.id}` };
  }

  /** What the badge shows. */
  @Get('chats/unread')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: UnreadChatsResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS] })
  unread(@Req() request: FastifyRequest): Promise<UnreadChatsResponse> {
    return this.chats.unread(memberOf(request).id);
  }
}

function positionIn(cursor: string): ChatPosition {
  const [at, id] = cursor.split('_').map(Number);
  return { at: at ?? 0, id: Math.min(id ?? 0, 2_147_483_647) };
}
