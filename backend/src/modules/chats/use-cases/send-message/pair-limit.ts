import { Inject, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Database } from '../../../../platform/database';
import { RateLimits, TooManyRequests, perMember } from '../../../../platform/http';
import { currentTenantId } from '../../../../platform/tenancy';
import { type Recipient } from './send-statement';

/** A recipient cannot read more than this. */
const TO_ONE = perMember(60, 60);

/** How often one member may write to another, whichever way the other is named. */
@Injectable()
export class PairLimit {
  /** With whom a member has a conversation, which never changes: asked once. */
  private readonly partners = new LRUCache<string, number>({ max: 100_000 });

  constructor(
    @Inject(RateLimits) private readonly limits: RateLimits,
    private readonly database: Database,
  ) {}

  async take(request: FastifyRequest, sender: number, to: Recipient): Promise<void> {
    const profile = 'profile' in to ? to.profile : await this.partnerIn(sender, to.conversation);
    // Nothing is sent into a conversation that is not the sender's.
    if (profile === undefined) return;
    const wait = await this.limits.takeFor(request, TO_ONE, { what: 'message-to', id: `${sender}:${profile}` });
    if (wait > 0) throw new TooManyRequests(wait);
  }

  private async partnerIn(member: number, conversation: number): Promise<number | undefined> {
    const key = `${currentTenantId()}:${member}:${conversation}`;
    const known = this.partners.get(key);
    if (known !== undefined) return known;
    const [row] = await this.database.query<{ partner_id: number }>(
      'select partner_id from chat where member_id = $1 and conversation_id = $2',
      [member, conversation],
    );
    if (row) this.partners.set(key, row.partner_id);
    return row?.partner_id;
  }
}
