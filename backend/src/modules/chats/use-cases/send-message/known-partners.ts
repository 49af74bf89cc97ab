import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Database } from '../../../../platform/database';
import { currentTenantId } from '../../../../platform/tenancy';
import { type Recipient } from './send-statement';

/** With whom a member has a conversation, which never changes: asked once. Whether the partner is still there is another question. */
@Injectable()
export class KnownPartners {
  private readonly partners = new LRUCache<string, number>({ max: 100_000 });

  constructor(private readonly database: Database) {}

  /** The profile that a message goes to; undefined where the conversation is not the member's. */
  async find(member: number, to: Recipient): Promise<number | undefined> {
    if ('profile' in to) return to.profile;
    const key = `${currentTenantId()}:${member}:${to.conversation}`;
    const known = this.partners.get(key);
    if (known !== undefined) return known;
    const [row] = await this.database.query<{ partner_id: number }>(
      'select partner_id from chat where member_id = $1 and conversation_id = $2',
      [member, to.conversation],
    );
    if (row) this.partners.set(key, row.partner_id);
    return row?.partner_id;
  }
}
