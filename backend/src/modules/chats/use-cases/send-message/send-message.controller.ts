import { Controller, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  MemberProofs,
  type MemberIdentity,
  TooManyRequests,
  checkedBody,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { NotEnoughCredits } from '../../../credits';
import { AccountNotConfirmed, ProfileNotFound, ProfileThingGone, profileIdOf } from '../../../members';
import { PublishedSites } from '../../../tenants';
import { AttachmentInvalid, GifSearchOff, GiftsOff, PhotoMessagesOff } from '../../attachments/errors';
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
  ...[NotEnoughCredits, PremiumRequired, PartnerGone, AttachmentInvalid, MessageHeld, ProfileThingGone],
  ...[PhotoMessagesOff, GiftsOff, GifSearchOff],
] as const;

@Controller('api')
export class SendMessageController {
  constructor(
    @Inject(Drafts) private readonly drafts: Drafts,
    @Inject(SendMessage) private readonly sendMessage: SendMessage,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(PairLimit) private readonly pairs: PairLimit,
    @Inject(MemberProofs) private readonly proofs: MemberProofs,
  ) {}

  /** Sends a message. The same `client_id` again is answered the same and costs nothing. */
  @Post('chats/:id/messages')
  @ApiBody({ type: SendMessageRequest })
  @ApiCreatedResponse({ type: SentResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    provenInFlight: true,
    limit: LIMIT,
    problems: [...PROBLEMS, ChatNotFound],
  })
  toChat(@Param('id') id: string, @Req() request: FastifyRequest): Promise<SentResponse> {
    return this.send(() => toChat(id), request);
  }

  /** Sends a message to a profile; the first one begins the conversation. */
  @Post('members/:id/messages')
  @ApiBody({ type: SendMessageRequest })
  @ApiCreatedResponse({ type: SentResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    provenInFlight: true,
    limit: LIMIT,
    problems: [...PROBLEMS, ProfileNotFound],
  })
  toMember(@Param('id') id: string, @Req() request: FastifyRequest): Promise<SentResponse> {
    return this.send(() => toProfile(id), request);
  }

  /** In one round trip with the proof of the sender's session where that can do it. */
  private send(recipient: () => Recipient, request: FastifyRequest): Promise<SentResponse> {
    return this.proofs.run(request, {
      proving: async (member, proof) => {
        const [to, body] = [recipient(), await checkedBody(SendMessageRequest, request.body)];
        const { draft, terms, refusal } = await this.draw(member, to, body, request);
        if (refusal) return undefined;
        // Both ask Redis, so they ask at the same time.
        const [verdict] = await Promise.all([
          this.sendMessage.verdictOf(member.id, to, draft),
          this.pairs.take(request, member.id, to),
        ]);
        const sent = await this.sendMessage.sendAtOnce({ sender: member, proof, to, draft, terms, verdict });
        return sent && answer(sent, member);
      },
      proven: async (member) => {
        const [body, to] = [await checkedBody(SendMessageRequest, request.body), recipient()];
        await this.pairs.take(request, member.id, to);
        const { draft, terms, refusal } = await this.draw(member, to, body, request);
        return answer(await this.sendMessage.send(member, to, draft, terms, refusal), member);
      },
    });
  }

  private async draw(
    { id }: MemberIdentity,
    to: Recipient,
    body: SendMessageRequest,
    request: FastifyRequest,
  ): Promise<Omit<Drawn, 'cost'> & { readonly terms: Omit<Price, 'entryId'> }> {
    const { revision, document } = await this.published.get(siteOf(request).site.id);
    const { cost, ...drawn } = await this.drafts.make(id, to, body, document);
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
