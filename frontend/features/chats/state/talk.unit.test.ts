import { type Message } from '../api/types';
import { LOADING, missingAfter, type OpenTalk, type Talk, talkAfter, type TalkEvent } from './talk';

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  ...{ seq, sender: 7, client_id: null, kind: 'text', text: `no. ${seq}`, sent_at: '2026-11-22T10:00:00Z' },
  ...{ gone: false, warning: null, photo: null, gift: null, gif: null, quote: null },
  ...more,
});
const run = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const told = (seq: number, more?: Partial<Message>): TalkEvent => ({
  type: 'message',
  conversation: 3,
  message: message(seq, more),
});
const chat = { conversation: 3, last_seq: 10, read_seq: 10, num_unread_messages: 0 };
const state = { partner_read_seq: 4, partner_received_seq: 6 };

const after = (talk: Talk, ...events: readonly TalkEvent[]): OpenTalk => {
  const end = events.reduce(talkAfter, talk);
  if (end.name !== 'open') throw new Error(end.name);
  return end;
};
const open = (): OpenTalk =>
  after(LOADING, { type: 'opened', chat: { ...chat, ...state }, page: { messages: run(6, 10), more: true } });
const seqs = (talk: OpenTalk): number[] => talk.messages.map(({ seq }) => seq);

it('takes what comes next, once, however often it is told', () => {
  const talk = after(open(), told(11), told(11), told(12), told(11));
  expect(seqs(talk)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect(missingAfter(talk)).toBeUndefined();
});

it('asks for what is missing before something that came too early, and then has all of it in order', () => {
  const early = after(open(), told(13), told(12));
  expect(seqs(early)).toEqual([6, 7, 8, 9, 10]);
  expect(missingAfter(early)).toBe(10);
  const whole = after(early, { type: 'newer', page: { messages: run(11, 13), more: false } });
  expect(seqs(whole)).toEqual([6, 7, 8, 9, 10, 11, 12, 13]);
  expect(missingAfter(whole)).toBeUndefined();
});

it('still misses what was told while an answer was on its way', () => {
  const talk = after(open(), told(12), told(15), { type: 'newer', page: { messages: run(11, 13), more: false } });
  expect(missingAfter(talk)).toBe(13);
});

it('holds only so much at a time, and comes back to the end through what it left behind', () => {
  const up = Array.from({ length: 9 }, (_, at) => run(951 - at * 50, 1000 - at * 50));
  const opening = { ...chat, ...state, last_seq: 1000, read_seq: 1000 };
  let talk = after(LOADING, { type: 'opened', chat: opening, page: { messages: up[0] ?? [], more: true } });
  for (const messages of up.slice(1)) talk = after(talk, { type: 'older', page: { messages, more: true } });
  expect([seqs(talk)[0], talk.end, talk.messages.length, talk.follows]).toEqual([551, 950, 400, false]);
  talk = after(talk, told(1001));
  expect([talk.end, talk.last, missingAfter(talk)]).toEqual([950, 1001, undefined]);
  talk = after(talk, { type: 'newer', page: { messages: run(951, 1000), more: true } });
  expect([seqs(talk)[0], talk.end, talk.hasOlder, talk.messages.length]).toEqual([601, 1000, true, 400]);
  talk = after(talk, { type: 'newer', page: { messages: run(1001, 1001), more: false } }, told(1002));
  expect([talk.end, talk.follows]).toEqual([1002, true]);
});

it('opens before what is new, does not fetch to the end of it by itself, and goes there when it is asked to', () => {
  const unread = { ...chat, ...state, last_seq: 500, read_seq: 100, num_unread_messages: 400 };
  const talk = after(
    LOADING,
    { type: 'opened', chat: unread, page: { messages: run(90, 140), more: true } },
    told(501),
  );
  expect([talk.marker, talk.end, talk.last, missingAfter(talk)]).toEqual([100, 140, 501, undefined]);
  const further = after(talk, { type: 'newer', page: { messages: run(141, 190), more: true } });
  expect([further.end, missingAfter(further)]).toEqual([190, undefined]);
  const atEnd = after(further, { type: 'latest', page: { messages: run(452, 501), more: true }, last: 501 }, told(502));
  expect([seqs(atEnd)[0], atEnd.end, atEnd.hasOlder]).toEqual([452, 502, true]);
});

it('puts older ones before, and knows when there are none', () => {
  const talk = after(open(), { type: 'older', page: { messages: run(1, 5), more: false } });
  expect([seqs(talk).length, seqs(talk)[0], talk.hasOlder]).toEqual([10, 1, false]);
  // All of them were deleted meanwhile, on another device.
  expect(after(open(), { type: 'older', page: { messages: [], more: false } }).hasOlder).toBe(false);
});

it('leaves nothing of a message that was taken back, also where it is told again afterwards', () => {
  const talk = after(open(), { type: 'gone', conversation: 3, seq: 8 }, told(8));
  expect(talk.messages.find(({ seq }) => seq === 8)).toMatchObject({ gone: true, text: null });
});

it('has its number from the first message, and hears of no other conversation afterwards', () => {
  const none = { ...chat, ...state, conversation: null, last_seq: 0, read_seq: 0 };
  const empty = after(LOADING, { type: 'opened', chat: none, page: { messages: [], more: false } }, told(1));
  expect(seqs(empty)).toEqual([]);
  const first = after(empty, { type: 'begun', conversation: 3 }, told(1), { type: 'begun', conversation: 4 });
  expect([first.conversation, seqs(first)]).toEqual([3, [1]]);
  const other = after(first, { type: 'message', conversation: 4, message: message(2) });
  expect(seqs(other)).toEqual([1]);
});

it('takes what was read and received forwards only, and loses what was deleted elsewhere', () => {
  const event = { type: 'chat', conversation: 3, last_seq: 10, cleared_seq: 0, ...state } as const;
  const read = after(open(), { ...event, partner_read_seq: 9 }, { ...event, partner_read_seq: 5 });
  expect(read.partnerRead).toBe(9);
  const cleared = after(read, { ...event, cleared_seq: 10 }, told(11));
  expect([seqs(cleared), cleared.hasOlder]).toEqual([[11], false]);
});

it('stays open where asking again fails', () => {
  const failed: TalkEvent = { type: 'failed', errorState: { state: 'unreachable' } };
  expect(talkAfter(LOADING, failed).name).toBe('failed');
  expect(talkAfter(open(), failed).name).toBe('open');
  expect(talkAfter(open(), { type: 'absent' }).name).toBe('absent');
});

it('still has older ones above the newest, whatever was on its way for where one was before', () => {
  const newest = { messages: run(91, 100), more: true };
  const talk = after(
    open(),
    { type: 'latest', page: newest, last: 100 },
    { type: 'older', page: { messages: run(1, 5), more: false } },
  );
  expect([seqs(talk)[0], talk.hasOlder]).toEqual([91, true]);
});
