import { type ChatItem, type Message } from '../api/types';
import { type Refused } from './talk';

export interface ShownList {
  readonly name: 'shown';
  /** The newest first. */
  readonly chats: readonly ChatItem[];
  readonly next: string | null;
  readonly more: 'idle' | 'loading' | 'failed';
}

export type ChatList =
  { readonly name: 'loading' } | { readonly name: 'failed'; readonly errorState: Refused } | ShownList;

export type ListEvent =
  | { readonly type: 'loaded'; readonly chats: readonly ChatItem[]; readonly next: string | null }
  | { readonly type: 'more_loaded'; readonly chats: readonly ChatItem[]; readonly next: string | null }
  | { readonly type: 'more'; readonly how: ShownList['more'] }
  | { readonly type: 'failed'; readonly errorState: Refused }
  | { readonly type: 'retry' }
  | { readonly type: 'known'; readonly chat: ChatItem }
  | {
      readonly type: 'message';
      readonly conversation: number;
      readonly message: Message;
      readonly unread: number | undefined;
    }
  | {
      readonly type: 'chat';
      readonly conversation: number;
      readonly unread: number;
      readonly partner_read_seq: number;
      readonly partner_received_seq: number;
      readonly last_seq: number;
      readonly cleared_seq: number;
    }
  | { readonly type: 'read'; readonly conversation: number }
  | { readonly type: 'gone'; readonly conversation: number; readonly seq: number }
  | { readonly type: 'deleted'; readonly conversation: number }
  | { readonly type: 'draft'; readonly conversation: number; readonly text: string }
  | { readonly type: 'online'; readonly profile: number; readonly online: boolean };

const byNewest = (one: ChatItem, other: ChatItem): number => other.last_at.localeCompare(one.last_at);

function unique(chats: readonly ChatItem[]): readonly ChatItem[] {
  return [...new Map(chats.map((chat) => [chat.conversation, chat])).values()].sort(byNewest);
}

/** Events carry states: each may come twice or late. */
export function listAfter(list: ChatList, event: ListEvent): ChatList {
  switch (event.type) {
    case 'loaded':
      return loaded(list, event);
    case 'failed':
      return list.name === 'shown' ? list : { name: 'failed', errorState: event.errorState };
    case 'retry':
      return list.name === 'shown' ? list : { name: 'loading' };
    default:
      return list.name === 'shown' ? shownAfter(list, event) : list;
  }
}

/** The first page anew. What was shown below it stays, where nothing can lie between, and what is newer than the answer, too. */
function loaded(list: ChatList, { chats, next }: ListEvent & { type: 'loaded' }): ShownList {
  const before = new Map(list.name === 'shown' ? list.chats.map((chat) => [chat.conversation, chat]) : []);
  const told = chats.map((chat) => newerOf(before.get(chat.conversation), chat));
  const last = chats.at(-1);
  const isJoined = last !== undefined && next !== null && before.get(last.conversation)?.last_at === last.last_at;
  if (list.name !== 'shown' || !isJoined) return { name: 'shown', chats: unique(told), next, more: 'idle' };
  return { ...list, chats: unique([...list.chats.filter((chat) => byNewest(last, chat) < 0), ...told]) };
}

const newerOf = (known: ChatItem | undefined, told: ChatItem): ChatItem =>
  known !== undefined && known.last_seq > told.last_seq ? known : told;

type Changing = Exclude<ListEvent, { type: 'loaded' | 'failed' | 'retry' }>;

function shownAfter(list: ShownList, event: Changing): ShownList {
  switch (event.type) {
    case 'more':
      return { ...list, more: event.how };
    case 'more_loaded':
      return { ...list, chats: unique([...event.chats, ...list.chats]), next: event.next, more: 'idle' };
    case 'known':
      return { ...list, chats: unique([...list.chats, event.chat]) };
    case 'message':
      return changed(list, event.conversation, (chat) => withMessage(chat, event.message, event.unread));
    case 'chat':
      if (event.cleared_seq > 0 && event.cleared_seq >= event.last_seq) return without(list, event.conversation);
      return changed(list, event.conversation, (chat) => ({
        ...chat,
        num_unread_messages: event.unread,
        partner_read_seq: Math.max(chat.partner_read_seq, event.partner_read_seq),
        partner_received_seq: Math.max(chat.partner_received_seq, event.partner_received_seq),
      }));
    case 'read':
      return changed(list, event.conversation, (chat) => ({ ...chat, num_unread_messages: 0 }));
    case 'gone':
      return changed(list, event.conversation, (chat) =>
        chat.last_message?.seq === event.seq
          ? {
              ...chat,
              last_message: {
                ...chat.last_message,
                gone: true,
                text: null,
                photo: null,
                gift: null,
                gif: null,
                quote: null,
              },
            }
          : chat,
      );
    case 'deleted':
      return without(list, event.conversation);
    case 'draft':
      return changed(list, event.conversation, (chat) => ({ ...chat, draft: event.text }));
    case 'online':
      return { ...list, chats: list.chats.map((chat) => withOnline(chat, event)) };
  }
}

const without = (list: ShownList, conversation: number): ShownList => ({
  ...list,
  chats: list.chats.filter((chat) => chat.conversation !== conversation),
});

function changed(list: ShownList, conversation: number, change: (chat: ChatItem) => ChatItem): ShownList {
  const chats = list.chats.map((chat) => (chat.conversation === conversation ? change(chat) : chat));
  return { ...list, chats: chats.sort(byNewest) };
}

function withMessage(chat: ChatItem, message: Message, unread: number | undefined): ChatItem {
  const read = unread === undefined ? {} : { num_unread_messages: unread };
  if (message.seq < chat.last_seq) return { ...chat, ...read };
  // Taken back stays taken back.
  const isGone = chat.last_message?.seq === message.seq && chat.last_message.gone;
  const last = isGone ? chat.last_message : message;
  return { ...chat, ...read, last_message: last, last_seq: message.seq, last_at: message.sent_at };
}

function withOnline(chat: ChatItem, { profile, online }: ListEvent & { type: 'online' }): ChatItem {
  return chat.profile === profile ? { ...chat, partner: { ...chat.partner, online } } : chat;
}
