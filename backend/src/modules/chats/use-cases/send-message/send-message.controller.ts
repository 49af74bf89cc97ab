import { Body, Controller, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  RateLimits,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { NotEnoughCredits } from '../../../credits';
import { AccountNotConfirmed, ProfileNotFound, profileIdOf } from '../../../members';
import { PublishedSites } from '../../../tenants';
import { AttachmentInvalid } from '../../attachments/errors';
import { chatIdOf } from '../../conversations/chat-id';
import { ChatNotFound, ClientIdUsed, MessageInvalid, MessageHeld, PartnerGone, PremiumRequired } from '../../errors';
import { messageResponse } from '../../messages/message.response';
import { Drafts } from './drafts';
import { SendMessageRequest } from './send-message.request';
import { SendMessage } from './send-message.use-case';
import { type Recipient } from './send-statement';
import { SentResponse } from './sent.response';

const LIMIT = perMember(120, 60);
/** To one and the same: nobody can read more. */
const TO_ONE = perMember(60, 60);
const PROBLEMS = [
  ...[AuthenticationRequired, InvalidInput, TooManyRequests, AccountNotConfirmed, MessageInvalid, ClientIdUsed],
  ...[NotEnoughCredits, PremiumRequired, PartnerGone, AttachmentInvalid, MessageHeld],
] as const;

@Controller('api')
export class SendMessageController {
  constructor(
    @Inject(Drafts) private readonly drafts: Drafts,
    @Inject(SendMessage) private readonly sendMessage: SendMessage,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(RateLimits) private readonly limits: RateLimits,
  ) {}

  /** Sends a message. The same `client_id` again is answered the same and costs nothing. */
  @Post('chats/:id/messages')
  @ApiCreatedResponse({ type: SentResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS, ChatNotFound] })
  toChat(
    @Param('id') id: string,
    @Body() body: SendMessageRequest,
    @Req() request: FastifyRequest,
  ): Promise<SentResponse> {
    return this.send({ conversation: chatIdOf(id) }, body, request);
  }

  /** Sends a message to a profile; the first one begins the conversation. */
  @Post('members/:id/messages')
  @ApiCreatedResponse({ type: SentResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS, ProfileNotFound] })
  toMember(
    @Param('id') id: string,
    @Body() body: SendMessageRequest,
    @Req() request: FastifyRequest,
  ): Promise<SentResponse> {
    return this.send({ profile: profileIdOf(id) }, body, request);
  }

  private async send(to: Recipient, body: SendMessageRequest, request: FastifyRequest): Promise<SentResponse> {
    const { id: tenant } = siteOf(request).site;
    const member = memberOf(request);
    const wait = await this.limits.take(
      'message-to',
      TO_ONE,
      [tenant, member.id, ...Object.entries(to).flat()].join(':'),
    );
    if (wait > 0) throw new TooManyRequests(wait);
    const { revision, document } = await this.published.get(tenant);
    const { draft, cost } = await this.drafts.make(member.id, body, document);
    const sent = await this.sendMessage.send(member, to, draft, { cost, revision });
    return { conversation: sent.conversation, message: messageResponse(sent, member.id), credits: sent.credits };
  }
}
