import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { type TimePosition, microsecondsOf, timeAt } from '../../../shared/time-cursor';
import {
  CARD_COLUMNS,
  CARD_JOINS,
  type CardRow,
  type CardSite,
  MemberCards,
  SMALL_CARD_COLUMNS,
} from '../../discovery';
import { ProfileNotFound, visibleTo } from '../../members';
import { ChatNotFound } from '../errors';
import { HELD_BY_MEMBER, type OwnHeldMessage } from '../moderation/own-held-message.response';
import { messageResponse } from '../messages/message.response';
import { MESSAGE_COLUMNS, type MessageRow } from '../messages/message-row';
import { FREE_CONVERSATIONS, WRITTEN_IN } from '../use-cases/send-message/first-message';
import { CHAT_STATE, type ChatState } from './chat-state';
import { type ChatCosts, type ChatDetails, type ChatItem, type ChatPartner, type MayWrite } from './chat.response';
import { NOT_BLOCKED } from './partner-sql';

export interface ChatPage {
  readonly chats: readonly ChatItem[];
  /** Null at the end. */
  readonly next: TimePosition | null;
}

interface UnreadChat {
  readonly conversation: number;
  readonly num_unread_messages: number;
}

interface UnreadRow extends UnreadChat {
  readonly total: number;
}

export interface UnreadChats {
  readonly chats: readonly UnreadChat[];
  readonly total: number;
}

export interface ChatSite extends CardSite {
  readonly costs: ChatCosts;
}

interface PartnerRow extends CardRow {
  readonly here: boolean;
}

type MaybeMessage = { readonly [Column in keyof MessageRow]: MessageRow[Column] | null };

interface ChatRow extends PartnerRow, ChatState, MaybeMessage {
  readonly at: number;
  readonly draft: string;
}

type DetailsRow = PartnerRow &
  MaybeMessage & { readonly [Column in keyof (ChatState & { at: number; draft: string })]: ChatRow[Column] | null } & {
    readonly confirmed: boolean;
    readonly credits: number;
    readonly is_written_in: boolean;
    readonly written: number;
    readonly has_paid: boolean;
    readonly held: readonly OwnHeldMessage[];
  };

const PAGE = 200;
/** More than any badge says. */
const MOST_UNREAD = 1000;
const PARTNER = `${SMALL_CARD_COLUMNS}, null as words, null as answers, null as shared, p.status = 'active' as here`;
/** Also what they say of themselves, for whoever is about to write. */
const WHOLE_PARTNER = `${CARD_COLUMNS}, p.status = 'active' as here`;
const CHAT = `${CHAT_STATE}, h.draft, ${microsecondsOf('h.last_at')} as at, ${MESSAGE_COLUMNS}`;
/** Joins only the last message, so that the conversation's other messages are not read. */
const LAST_MESSAGE = `message m on m.conversation_id = h.conversation_id and m.seq = v.last_seq and v.last_seq > h.cleared_seq`;

/** A member's conversations. A block hides them from both, and its end brings them back: nothing is deleted for it. */
@Injectable()
export class Chats {
  constructor(
    private readonly database: Database,
    @Inject(MemberCards) private readonly cards: MemberCards,
  ) {}

  /** Newest first. */
  async page(member: number, after: TimePosition | null, site: CardSite): Promise<ChatPage> {
    const { text, values } = pageOf(member, after);
    const rows = await this.database.query<ChatRow>(text, values);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      chats: shown.map((row) => this.item(row, member, site)),
      next: last ? { at: last.at, id: last.conversation } : null,
    };
  }

  /** Those with unread messages, as many as are told, and how many messages there are in all of them. */
  async unread(member: number): Promise<UnreadChats> {
    const rows = await this.database.query<UnreadRow>(
      `select h.conversation_id as conversation, h.unread as num_unread_messages, sum(h.unread) over ()::integer as total
       from chat h join profile p on p.id = h.partner_id
       where h.member_id = $1::integer and h.unread > 0 and ${NOT_BLOCKED}
       order by h.unread_since desc, h.conversation_id limit ${MOST_UNREAD}`,
      [member],
    );
    const chats = rows.map(({ conversation, num_unread_messages }) => ({ conversation, num_unread_messages }));
    return { chats, total: rows[0]?.total ?? 0 };
  }

  async withId(member: number, conversation: number, site: ChatSite): Promise<ChatDetails> {
    const row = await this.details(member, 'h.conversation_id = $2::integer', conversation);
    if (row?.conversation == null) throw new ChatNotFound();
    return this.present(row, member, site);
  }

  /** With a profile, also before there is a conversation. */
  async withProfile(member: number, profile: number, site: ChatSite): Promise<ChatDetails> {
    const row = await this.details(
      member,
      `p.id = $2::integer and p.id <> $1::integer and (h.conversation_id is not null or ${visibleTo('$1::integer')})`,
      profile,
    );
    if (!row) throw new ProfileNotFound();
    return this.present(row, member, site);
  }

  private async details(member: number, which: string, id: number): Promise<DetailsRow | undefined> {
    const [row] = await this.database.query<DetailsRow>(
      `select ${WHOLE_PARTNER}, ${CHAT}, a.status = 'active' as confirmed,
         b.balance as credits, h.wrote_at is not null as is_written_in, ${WRITTEN_IN} as written,
         exists (select from credit_entry e where e.account_id = $1::integer and e.amount < 0
           and e.reason in ('message', 'photo', 'gift')) as has_paid,
         ${HELD_BY_MEMBER} as held
       from profile p
         left join chat h on h.member_id = $1::integer and h.partner_id = p.id
         left join conversation v on v.id = h.conversation_id
         left join ${LAST_MESSAGE} ${CARD_JOINS}
         join account a on a.id = $1::integer join credit_balance b on b.account_id = a.id
       where ${which} and ${NOT_BLOCKED}`,
      [member, id],
    );
    return row;
  }

  private item(row: ChatRow, member: number, site: CardSite): Pick<ChatItem, keyof ChatItem> {
    const { conversation, id, unread, draft, read_seq, partner_read_seq, partner_received_seq, cleared_seq } = row;
    return {
      ...{ conversation, profile: id, num_unread_messages: unread, partner: this.partner(row, site) },
      last_message: isMessage(row) ? messageResponse(row, member) : null,
      last_at: new Date(row.at / 1000).toISOString(),
      ...{ draft, read_seq, partner_read_seq, partner_received_seq, cleared_seq, last_seq: row.last_seq },
    };
  }

  private present(row: DetailsRow, member: number, site: ChatSite): ChatDetails {
    return {
      ...(row.conversation === null
        ? { ...EMPTY, profile: row.id, partner: this.partner(row, site) }
        : this.item(row as ChatRow, member, site)),
      ...{ may_write: mayWrite(row), costs: site.costs, credits: row.credits, has_paid_message: row.has_paid },
      held: row.held,
    };
  }

  private partner({ here, ...row }: PartnerRow, site: CardSite): ChatPartner {
    const card = this.cards.present(row, site);
    return here
      ? { ...card, state: 'here' }
      : {
          ...card,
          online: false,
          verified_at: null,
          distance_km: null,
          main_image: null,
          words: null,
          shared_interests: [],
          state: 'gone',
        };
  }
}

const EMPTY = {
  ...{ conversation: null, num_unread_messages: 0, last_message: null, last_at: null, draft: '' },
  ...{ read_seq: 0, partner_read_seq: 0, partner_received_seq: 0, cleared_seq: 0, last_seq: 0 },
};

const isMessage = (row: MaybeMessage): row is MessageRow => row.seq !== null;

function mayWrite(row: DetailsRow): MayWrite {
  if (!row.confirmed) return 'confirm_address';
  if (!row.here) return 'partner_gone';
  return row.is_written_in || row.written < FREE_CONVERSATIONS ? 'yes' : 'premium_required';
}

function pageOf(member: number, after: TimePosition | null): Statement {
  const behind = `and (h.last_at, h.conversation_id) < (${timeAt('$2')}, $3::integer)`;
  return {
    text: `select ${PARTNER}, ${CHAT}
      from chat h join conversation v on v.id = h.conversation_id join profile p on p.id = h.partner_id
        left join ${LAST_MESSAGE} ${CARD_JOINS}
      where h.member_id = $1::integer and v.last_seq > h.cleared_seq and ${NOT_BLOCKED} ${after === null ? '' : behind}
      order by h.last_at desc, h.conversation_id desc limit ${PAGE + 1}`,
    values: after === null ? [member] : [member, after.at, after.id],
  };
}
