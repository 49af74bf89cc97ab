import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { Presence, Realtime } from '../../../platform/realtime';
import { visibleTo } from '../../members';

/** The partners of a member's recent conversations, the latest first. */
const PARTNERS = `
  select h.partner_id from profile p join chat h on h.member_id = p.id
  where p.id = $1::integer and not p.fictional and h.last_at > now() - interval '30 days' and ${visibleTo('h.partner_id')}
  order by h.last_at desc limit 50`;

/** Publishes to a member's chat partners when the member comes online or goes offline, unless hidden from them or blocked. */
@Injectable()
export class OnlineNews {
  constructor(
    private readonly database: Database,
    @Inject(Realtime) private readonly realtime: Realtime,
    @Inject(Presence) presence: Presence,
  ) {
    presence.onChange((memberId, isOnline) => this.publish(memberId, isOnline));
  }

  private async publish(profile: number, online: boolean): Promise<void> {
    const partners = await this.database.query<{ partner_id: number }>(PARTNERS, [profile]);
    for (const { partner_id } of partners)
      this.realtime.publish(partner_id, { event: 'online', data: { profile, online } });
  }
}
