import { type ChatItem, type Message } from '../api/types';
import { type ChatList, listAfter, type ListEvent, type ShownList } from './chat-list';

const at = (minute: number): string => `2026-11-22T10:${String(minute).padStart(2, '0')}:00Z`;
const message = (seq: number, more: Partial<Message> = {}): Message => ({
  ...{ seq, sender: 7, client_id: null, kind: 'text', text: `no. ${seq}`, sent_at: at(seq), gone: false },
  ...{ warning: null, photo: null, gift: null, gif: null, quote: null },
  ...more,
});
const chat = (conversation: number, minute: number): ChatItem => ({
  ...{ conversation, profile: conversation + 100, num_unread_messages: 0, last_message: message(minute) },
  ...{
    last_at: at(minute),
    draft: '',
    read_seq: 0,
    partner_read_seq: 0,
    partner_received_seq: 0,
    cleared_seq: 0,
    last_seq: minute,
  },
  partner: {
    ...{
      id: conversation + 100,
      name: 'Kim',
      age: 30,
      city: null,
      country: 'NL',
      main_image: null,
      countryregion: null,
    },
    ...{
      fictional: false,
      online: false,
      state: 'here',
      distance_km: null,
      is_new: false,
      verified_at: null,
      words: null,
      shared_interests: [],
    },
  },
});
const state = { partner_read_seq: 0, partner_received_seq: 0 };

const after = (...events: readonly ListEvent[]): ShownList => {
  const loaded: ListEvent = { type: 'loaded', chats: [chat(1, 10), chat(2, 20)], next: null };
  const list = [loaded, ...events].reduce<ChatList>(listAfter, { name: 'loading' });
  if (list.name !== 'shown') throw new Error(list.name);
  return list;
};
const order = (list: ShownList): number[] => list.chats.map(({ conversation }) => conversation);

it('brings a conversation up with its message, which may be told twice, and not with an old one', () => {
  const told: ListEvent = { type: 'message', conversation: 1, message: message(21), unread: 3 };
  const list = after(told, told, { type: 'message', conversation: 2, message: message(5), unread: 1 });
  expect(order(list)).toEqual([1, 2]);
  expect(list.chats.map((one) => [one.last_seq, one.num_unread_messages])).toEqual([
    [21, 3],
    [20, 1],
  ]);
});

it('shows nothing of a message that was taken back, also where it is told again', () => {
  const again: ListEvent = { type: 'message', conversation: 2, message: message(20), unread: 0 };
  const [first] = after({ type: 'gone', conversation: 2, seq: 20 }, again).chats;
  expect(first?.last_message).toMatchObject({ gone: true, text: null });
});

it('loses what was deleted, here or elsewhere, and has it again with the next message', () => {
  expect(order(after({ type: 'deleted', conversation: 2 }))).toEqual([1]);
  const cleared: ListEvent = { type: 'chat', conversation: 2, unread: 0, last_seq: 20, cleared_seq: 20, ...state };
  expect(order(after(cleared))).toEqual([1]);
  expect(order(after(cleared, { type: 'known', chat: chat(2, 30) }))).toEqual([2, 1]);
  expect(order(after({ ...cleared, last_seq: 21 }))).toEqual([2, 1]);
});

it('keeps one of each where pages overlap, in order', () => {
  const list = after({ type: 'more_loaded', chats: [chat(1, 10), chat(3, 5)], next: 'x' });
  expect([order(list), list.next]).toEqual([[2, 1, 3], 'x']);
});

it('stays where asking again fails', () => {
  expect(after({ type: 'failed', errorState: { state: 'unreachable' } }).name).toBe('shown');
});

it('is as long as it was when it is loaded anew, unless so much has come that something may lie between', () => {
  const more: ListEvent = { type: 'more_loaded', chats: [chat(3, 5), chat(4, 4)], next: 'on' };
  const again = (chats: readonly ChatItem[]): ListEvent => ({ type: 'loaded', chats, next: 'page two' });
  const long = after(more, again([chat(4, 30), chat(2, 20), chat(1, 10)]));
  expect([order(long), long.next]).toEqual([[4, 2, 1, 3], 'on']);
  const far = after(more, again([chat(8, 40), chat(9, 30)]));
  expect([order(far), far.next]).toEqual([[8, 9], 'page two']);
});

it('keeps a message that came while an older answer was on its way', () => {
  const list = after(
    { type: 'message', conversation: 1, message: message(30), unread: 2 },
    { type: 'loaded', chats: [chat(2, 20), chat(1, 10)], next: null },
  );
  expect(order(list)).toEqual([1, 2]);
  expect(list.chats[0]).toMatchObject({ last_seq: 30, num_unread_messages: 2 });
});
