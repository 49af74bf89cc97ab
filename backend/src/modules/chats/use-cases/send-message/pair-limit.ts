import { Inject, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { RateLimits, TooManyRequests, perMember } from '../../../../platform/http';
import { KnownPartners } from './known-partners';
import { type Recipient } from './send-statement';

/** A recipient cannot read more than this. */
const TO_ONE = perMember(60, 60);

/** How often one member may write to another, whichever way the other is named. */
@Injectable()
export class PairLimit {
  constructor(
    @Inject(RateLimits) private readonly limits: RateLimits,
    private readonly partners: KnownPartners,
  ) {}

  async take(request: FastifyRequest, sender: number, to: Recipient): Promise<void> {
    const profile = await this.partners.find(sender, to);
    // Nothing is sent into a conversation that is not the sender's.
    if (profile === undefined) return;
    const wait = await this.limits.takeFor(request, TO_ONE, { what: 'message-to', id: `${sender}:${profile}` });
    if (wait > 0) throw new TooManyRequests(wait);
  }
}
