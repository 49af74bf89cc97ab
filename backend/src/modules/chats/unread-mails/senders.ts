import { type Statement } from '../../../platform/database';
import { NOT_BLOCKED } from '../conversations/partner-sql';

export interface Sender {
  readonly chat: number;
  readonly name: string;
  readonly fictional: boolean;
  readonly unread: number;
}

/** Selects the active senders of unread messages to member `$1` in conversations of a table `told`, oldest first. */
const SENDERS = `
  select h.conversation_id as chat, p.name, p.fictional, h.unread
  from told join chat h on h.member_id = $1::integer and h.conversation_id = told.conversation_id and h.unread > 0
  join profile p on p.id = h.partner_id and p.status = 'active'
  where ${NOT_BLOCKED} order by h.unread_since, h.conversation_id`;

/** Finds what is unread now in the conversations that a mail was written about. */
export const unreadOf = (member: number, chats: readonly number[]): Statement => ({
  text: `with told as (select unnest($2::integer[]) as conversation_id) ${SENDERS}`,
  values: [member, chats],
});

/**
 * Marks all of a member's unread conversations as told, and finds who wrote. Of two workers at once the second one waits
 * for the rows and finds none; so does one that comes within the pause.
 */
export const tellUnread = (member: number, pauseMinutes: number): Statement => ({
  text: `with due as (
      select from unread_mail u where u.account_id = $1::integer and u.told_at > now() - make_interval(mins => $2::integer)
    ), told as (
      update chat h set untold_since = null
      where h.member_id = $1::integer and h.untold_since is not null and not exists (select from due)
      returning h.conversation_id
    ) ${SENDERS}`,
  values: [member, pauseMinutes],
});
