import { Controller, Get, HttpCode, Inject, Param, Post, type RawBodyRequest, Req, Res } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiNoContentResponse, ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Endpoint, TooManyRequests, perAddress } from '../../../../platform/http';
import { ReceivePaymentEvents } from './receive-payment-events.use-case';

@Controller('api/payment-events')
export class ReceivePaymentEventsController {
  constructor(@Inject(ReceivePaymentEvents) private readonly events: ReceivePaymentEvents) {}

  /**
   * Hears from a provider that a payment may have changed. The address ends with a secret of one provider account. The answer
   * is the same whether the address, the signature and the payment are known or not.
   */
  @Post(':provider/:token')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Taken, or none of ours.' })
  @Endpoint({ scope: 'platform', permission: 'signed', limit: perAddress(6000, 60), problems: [TooManyRequests] })
  post(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('provider') provider: string,
    @Param('token') token: string,
  ): Promise<string> {
    return this.hear(request, reply, provider, token);
  }

  /** The same for providers that tell by a GET with a signed query, as FlexPay does. Its answer is the word `OK`. */
  @Get(':provider/:token')
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'Taken, or none of ours.', type: String })
  @ApiNoContentResponse({ description: 'Of no provider that there is.' })
  @Endpoint({ scope: 'platform', permission: 'signed', limit: perAddress(6000, 60), problems: [TooManyRequests] })
  get(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('provider') provider: string,
    @Param('token') token: string,
  ): Promise<string> {
    return this.hear(request, reply, provider, token);
  }

  private async hear(
    { headers, url, rawBody = Buffer.alloc(0) }: RawBodyRequest<FastifyRequest>,
    reply: FastifyReply,
    provider: string,
    token: string,
  ): Promise<string> {
    const [, query = ''] = /\?(.*)$/.exec(url) ?? [];
    await this.events.receive(provider, token, { query, headers, body: rawBody });
    const { status, text } = this.events.answerOf(provider);
    reply.status(status);
    if (text !== '') reply.type('text/plain; charset=utf-8');
    return text;
  }
}
