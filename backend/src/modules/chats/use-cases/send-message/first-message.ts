import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { ProfileNotFound, visibleTo } from '../../../members';
import { NOT_BLOCKED } from '../../conversations/partner-sql';
import { PartnerGone, PremiumRequired } from '../../errors';

/** Conversations that a member writes in without a purchase. */
export const FREE_CONVERSATIONS = 2;

/**
 * In how many conversations the member of `account a` writes with somebody who is there, as far as it matters: none are
 * counted of whoever has made a purchase, and no more than one too many. To block somebody makes no room for another one,
 * or ending all blocks would leave as many as one likes.
 */
export const WRITTEN_IN = `case when a.premium_since is null then (
  select count(*)::integer from (
    select from chat h join profile p on p.id = h.partner_id
    where h.member_id = a.id and h.wrote_at is not null and p.status = 'active'
      and not exists (select from block b where b.blocker_id = p.id and b.blocked_id = a.id)
    limit ${FREE_CONVERSATIONS + 1}
  ) written) else 0 end`;

/** Opens conversations, and counts them: inside the transaction of the first message. */
@Injectable()
export class FirstMessage {
  constructor(private readonly database: Database) {}

  /** From now on the member writes in the conversation with that profile; answers its id. */
  async to(sender: number, partner: number): Promise<number> {
    // Everything that the sender sends holds the balance first: of many first messages at once, each counts the others.
    await this.database.query('select from credit_balance where account_id = $1 for no key update', [sender]);
    const [pair] = await this.database.query<{ conversation: number | null; here: boolean; met: boolean }>(
      `select (select h.conversation_id from chat h where h.member_id = $1 and h.partner_id = p.id) as conversation,
         p.status = 'active' as here, ${visibleTo('$1::integer')} as met
       from profile p where p.id = $2 and p.id <> $1 and ${NOT_BLOCKED}`,
      [sender, partner],
    );
    if (!pair) throw new ProfileNotFound();
    // Invisible members are excluded from new conversations.
    if (pair.conversation === null && !pair.met) throw new ProfileNotFound();
    if (!pair.here) throw new PartnerGone();
    const conversation = pair.conversation ?? (await this.open(sender, partner));
    await this.count(sender, conversation);
    return conversation;
  }

  private async open(sender: number, partner: number): Promise<number> {
    const pair = [Math.min(sender, partner), Math.max(sender, partner)];
    await this.database.execute(
      'insert into conversation (low_id, high_id) values ($1, $2) on conflict (tenant_id, low_id, high_id) do nothing',
      pair,
    );
    const [row] = await this.database.query<{ id: number }>(
      'select id from conversation where low_id = $1 and high_id = $2 for no key update',
      pair,
    );
    // The other one has been erased at this moment.
    if (!row) throw new ProfileNotFound();
    await this.database.execute(
      `insert into chat (member_id, conversation_id, partner_id) values ($1, $3, $2), ($2, $3, $1)
       on conflict (tenant_id, member_id, conversation_id) do nothing`,
      [sender, partner, row.id],
    );
    return row.id;
  }

  private async count(sender: number, conversation: number): Promise<void> {
    await this.database.query('select from conversation where id = $1 for no key update', [conversation]);
    const begun = await this.database.execute(
      'update chat set wrote_at = now() where member_id = $1 and conversation_id = $2 and wrote_at is null',
      [sender, conversation],
    );
    if (begun === 0) return;
    const [row] = await this.database.query<{ written: number }>(
      `select ${WRITTEN_IN} as written from account a where a.id = $1::integer`,
      [sender],
    );
    if (row && row.written > FREE_CONVERSATIONS) throw new PremiumRequired(FREE_CONVERSATIONS);
  }
}
