import { Controller, HttpCode, Inject, Param, Post, type RawBodyRequest, Req } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { ApiNoContentResponse } from '@nestjs/swagger';
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
  async post(
    @Req() { headers, rawBody }: RawBodyRequest<FastifyRequest>,
    @Param('provider') provider: string,
    @Param('token') token: string,
  ): Promise<void> {
    await this.events.receive(provider, token, { headers, body: rawBody ?? Buffer.alloc(0) });
  }
}
