import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { AppBadge, NewsPushes, type ToldNews } from '../../push';
import { NOT_BLOCKED } from '../conversations/partner-sql';

/**
 * The conversations with unread messages that no other entry has told of, from members who are still there. An entry about
 * a conversation that has been read, or that another one has told of, finds nothing.
 */
const TELL = `unread as (
    select h.conversation_id, h.unread, p.name, p.fictional, latest.seq, h.conversation_id = $3::integer as is_asked
    from chat h join profile p on p.id = h.partner_id and p.status = 'active'
      cross join lateral (
        select max(m.seq) as seq from message m where m.conversation_id = h.conversation_id and m.sender_id <> h.member_id
          and m.seq > h.read_seq and m.gone_at is null
      ) latest
    where h.member_id = $1::integer and h.unread > 0 and (h.conversation_id = $3::integer or $4::boolean) and ${NOT_BLOCKED}
      and (latest.seq > h.pushed_seq or h.pushed_by = $2::uuid)
  ), news as (
    select * from unread where exists (select from unread where is_asked)
  ), told as (
    update chat h set pushed_seq = n.seq, pushed_by = $2::uuid from news n, verdict v
    where v.at is null and h.member_id = $1::integer and h.conversation_id = n.conversation_id
      and (h.pushed_seq < n.seq or h.pushed_by = $2::uuid)
    returning n.conversation_id as id, n.name, n.fictional, n.unread as count
  )`;

const COUNT_UNREAD = `
  select coalesce(sum(h.unread), 0)::integer as n from chat h join profile p on p.id = h.partner_id
  where h.member_id = $1::integer and h.unread > 0 and ${NOT_BLOCKED}`;

const DAY_SECONDS = 86_400;

/** Tells of messages that are still unread a moment after they were sent. */
@Injectable()
export class FreshUnreadPush implements OnModuleInit {
  constructor(
    private readonly pushes: NewsPushes,
    private readonly badge: AppBadge,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.pushes.register({
      ...{ push: 'unread_messages', kind: 'messages', tell: TELL, pace: { anHour: 6, aDay: 20 } },
      ...{ urgency: 'high', ttlSeconds: DAY_SECONDS, place: placeOf },
    });
    this.badge.register(async (account) => {
      const [row] = await this.database.query<{ n: number }>(COUNT_UNREAD, [account]);
      return row?.n ?? 0;
    });
  }
}

function placeOf([first, ...more]: readonly ToldNews[]): { readonly path: string; readonly tag: string } {
  return first && more.length === 0
    ? { path: `/chats/${first.id}`, tag: `chat-${first.id}` }
    : { path: '/chats', tag: 'chats' };
}
