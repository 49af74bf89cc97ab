import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { Presence, Realtime } from '../../../platform/realtime';
import { visibleTo } from '../../members';

/** With whom somebody has talked of late, the last first. */
const PARTNERS = `
  select h.partner_id from profile p join chat h on h.member_id = p.id
  where p.id = $1::integer and not p.fictional and h.last_at > now() - interval '30 days' and ${visibleTo('h.partner_id')}
  order by h.last_at desc limit 50`;

/** Tells those whom a member talks with that they come and go; of who hides or is blocked, nobody is told. */
@Injectable()
export class OnlineNews {
  constructor(
    private readonly database: Database,
    @Inject(Realtime) private readonly realtime: Realtime,
    @Inject(Presence) presence: Presence,
  ) {
    presence.onChange((memberId, isOnline) => this.tell(memberId, isOnline));
  }

  private async tell(profile: number, online: boolean): Promise<void> {
    const partners = await this.database.query<{ partner_id: number }>(PARTNERS, [profile]);
    for (const { partner_id } of partners)
      this.realtime.tell(partner_id, { event: 'online', data: { profile, online } });
  }
}
