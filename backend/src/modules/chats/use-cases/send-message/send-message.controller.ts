import { Body, Controller, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  LiveRoutes,
  MEANT_MEMBER,
  MemberAuthenticator,
  type MemberIdentity,
  RateLimits,
  SESSION_COOKIE,
  TooManyRequests,
  checkedBody,
  cookieIn,
  isMeant,
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
import { type Drawn, Drafts } from './drafts';
import { PairLimit } from './pair-limit';
import { SendMessageRequest } from './send-message.request';
import { SendMessage } from './send-message.use-case';
import { type Price, type Recipient, type Sent } from './send-statement';
import { SentResponse } from './sent.response';

const LIMIT = perMember(120, 60);
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
    @Inject(PairLimit) private readonly pairs: PairLimit,
    @Inject(MemberAuthenticator) private readonly members: MemberAuthenticator,
    @Inject(LiveRoutes) routes: LiveRoutes,
  ) {
    routes.addPost('/api/chats/:id/messages', (request) => this.sendLive(request, toChat));
    routes.addPost('/api/members/:id/messages', (request) => this.sendLive(request, toProfile));
  }

  /** Sends a message. The same `client_id` again is answered the same and costs nothing. */
  @Post('chats/:id/messages')
  @ApiCreatedResponse({ type: SentResponse })
  @Endpoint({ scope: 'tenant', permission: 'member', limit: LIMIT, problems: [...PROBLEMS, ChatNotFound] })
  toChat(
    @Param('id') id: string,
    @Body() body: SendMessageRequest,
    @Req() request: FastifyRequest,
  ): Promise<SentResponse> {
    return this.send(toChat(id), body, request);
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
    return this.send(toProfile(id), body, request);
  }

  /** For members who were seen of late: their session is proven in the round trip that sends. */
  private async sendLive(
    request: FastifyRequest,
    recipient: (id: string) => Recipient,
  ): Promise<SentResponse | undefined> {
    const token = cookieIn(request.visit.cookies, SESSION_COOKIE);
    const member = token === undefined ? undefined : this.members.recall(token);
    if (token === undefined || !member || request.visit.revision === null) return undefined;
    if (!isMeant(request.headers[MEANT_MEMBER], member)) return undefined;
    const [wait, body] = await Promise.all([
      this.limits.takeFor(request, LIMIT, member.id),
      checkedBody(SendMessageRequest, request.body),
    ]);
    if (wait > 0) return undefined;
    const to = recipient((request.params as { readonly id: string }).id);
    const { draft, terms, refusal } = await this.draw(member, to, body, request);
    if (refusal) return undefined;
    const sent = await this.sendMessage.sendAtOnce(member, this.members.prove(token, member), to, draft, terms);
    return sent && answer(sent, member);
  }

  private async send(to: Recipient, body: SendMessageRequest, request: FastifyRequest): Promise<SentResponse> {
    const member = memberOf(request);
    const { draft, terms, refusal } = await this.draw(member, to, body, request);
    return answer(await this.sendMessage.send(member, to, draft, terms, refusal), member);
  }

  private async draw(
    { id }: MemberIdentity,
    to: Recipient,
    body: SendMessageRequest,
    request: FastifyRequest,
  ): Promise<Omit<Drawn, 'cost'> & { readonly terms: Omit<Price, 'entryId'> }> {
    await this.pairs.take(request, id, to);
    const { revision, document } = await this.published.get(siteOf(request).site.id);
    const { cost, ...drawn } = await this.drafts.make(id, body, document);
    return { ...drawn, terms: { cost, revision } };
  }
}

const answer = (sent: Sent, { id }: MemberIdentity): SentResponse => ({
  conversation: sent.conversation,
  message: messageResponse(sent, id),
  credits: sent.credits,
});

const toChat = (id: string): Recipient => ({ conversation: chatIdOf(id) });
const toProfile = (id: string): Recipient => ({ profile: profileIdOf(id) });
