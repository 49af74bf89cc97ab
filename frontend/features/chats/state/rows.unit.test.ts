import { type HeldMessage, type Message } from '../api/types';
import { type Outgoing } from '../../../lib/chats/outbox/outgoing';
import { type Clock, rowsOf, SteadyRows, type Unsent } from './rows';
import { type OpenTalk } from './talk';

const clock: Clock = { day: (at) => at.slice(0, 10), minute: (at) => at.slice(0, 16) };
const message = (seq: number, sender: number, at: string, client: string | null = null): Message => ({
  ...{ seq, sender, client_id: client, kind: 'text', text: 'hi', sent_at: at, gone: false, warning: null },
  ...{ photo: null, gift: null, gif: null, quote: null },
});
const talk = (messages: readonly Message[], more: Partial<OpenTalk> = {}): OpenTalk => ({
  ...{ name: 'open', conversation: 3, messages, hasOlder: false, end: 9, last: 9, follows: true, marker: null },
  ...{ partnerRead: 0, partnerReceived: 0 },
  ...more,
});
const waiting = (id: string, why?: Outgoing['why']): Outgoing => ({
  ...{ client_id: id, profile: 7, content: { kind: 'text', text: 'hi' }, at: Date.parse('2026-11-22T10:05:00Z') },
  ...(why && { why }),
});
const held = (id: string, at: string, state: HeldMessage['state'] = 'waiting'): HeldMessage => ({
  ...{ client_id: id, text: 'hi', held_at: at, state, reason: null },
});
const unsent = (...waiting: readonly Outgoing[]): Unsent => ({ waiting, held: [] });
const [ME, OTHER] = [1, 7];
const shape = (rows: ReturnType<typeof rowsOf>): string[] =>
  rows.map((row) =>
    row.kind === 'bubble'
      ? `${row.own ? 'me' : 'other'}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}`
      : row.kind,
  );

it('says of what was taken back nothing about how far it had come', () => {
  const at = '2026-11-22T10:00:00Z';
  const rows = rowsOf(talk([{ ...message(1, ME, at), gone: true }], { partnerRead: 1 }), unsent(), OTHER, clock);
  expect(rows.flatMap((row) => (row.kind === 'bubble' ? [row.progress] : []))).toEqual([undefined]);
});

it('groups by minute and sender, parts days, and marks what is new', () => {
  const rows = rowsOf(
    talk(
      [
        message(1, ME, '2026-11-21T10:00:01Z'),
        message(2, ME, '2026-11-21T10:00:59Z'),
        message(3, ME, '2026-11-21T10:01:00Z'),
        message(4, OTHER, '2026-11-22T10:01:00Z'),
        message(5, OTHER, '2026-11-22T10:01:10Z'),
      ],
      { marker: 4 },
    ),
    unsent(),
    OTHER,
    clock,
  );
  expect(shape(rows)).toEqual([
    ...['day', 'me first', 'me last', 'me first last'],
    ...['day', 'other first last', 'marker', 'other first last'],
  ]);
});

it('says how far each of one’s own has come', () => {
  const at = '2026-11-22T10:00:00Z';
  const rows = rowsOf(
    talk(
      [1, 2, 3].map((seq) => message(seq, ME, at)),
      { partnerRead: 1, partnerReceived: 2 },
    ),
    unsent(waiting('a'), waiting('b', 'credits')),
    OTHER,
    clock,
  );
  const states = rows.flatMap((row) => (row.kind === 'bubble' ? [row.progress] : []));
  expect(states).toEqual(['read', 'delivered', 'sent', 'sending', 'failed']);
});

it('shows a message once when it has arrived, as the same one', () => {
  const before = rowsOf(talk([]), unsent(waiting('a')), OTHER, clock);
  const after = rowsOf(talk([message(1, ME, '2026-11-22T10:05:00Z', 'a')]), unsent(waiting('a')), OTHER, clock);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});

it('says no day above the oldest that is here, where there are older ones', () => {
  const rows = rowsOf(talk([message(5, OTHER, '2026-11-22T10:00:00Z')], { hasOlder: true }), unsent(), OTHER, clock);
  expect(shape(rows)).toEqual(['other first last']);
});

it('marks nothing as the first of what is new where that is further up', () => {
  const rows = rowsOf(
    talk([message(5, OTHER, '2026-11-22T10:00:00Z')], { marker: 3, hasOlder: true }),
    unsent(),
    OTHER,
    clock,
  );
  expect(shape(rows)).toEqual(['other first last']);
});

describe('what is kept back', () => {
  const at = (minute: number): string => `2026-11-22T10:0${minute}:00Z`;
  const here = [message(5, ME, at(1)), message(6, OTHER, at(3)), message(7, ME, at(5), 'c')];
  const kept = [held('c', at(4)), held('d', at(6), 'rejected'), held('b', at(2)), held('a', at(0))];
  const of = (rows: ReturnType<typeof rowsOf>) =>
    rows.flatMap((row) => (row.kind === 'bubble' ? [`${row.key} ${row.progress ?? ''}`] : []));

  it('stands where it was written, until it has arrived, and says how it is', () => {
    const rows = rowsOf(talk(here), { waiting: [waiting('b'), waiting('e')], held: kept }, OTHER, clock);
    expect(of(rows)).toEqual([...['a held', 'seq-5 sent', 'b held', 'seq-6 ', 'c sent', 'd failed'], 'e sending']);
  });

  it('is not shown where its place is further up', () => {
    const rows = rowsOf(talk(here, { hasOlder: true }), { waiting: [], held: kept }, OTHER, clock);
    expect(of(rows)).toEqual(['seq-5 sent', 'b held', 'seq-6 ', 'c sent', 'd failed']);
  });

  it('is all that there is before the first message', () => {
    expect(of(rowsOf(talk([]), { waiting: [], held: [held('a', at(0))] }, OTHER, clock))).toEqual(['a held']);
  });
});

it('gives rows that are as they were as the same ones, when older messages come and one is read', () => {
  const said = [1, 2, 3].map((seq) => message(seq, ME, `2026-11-22T10:0${seq}:00Z`, `m${seq}`));
  const steady = new SteadyRows();
  const shown = (messages: readonly Message[], partnerRead: number) =>
    steady.of(rowsOf(talk(messages, { hasOlder: true, partnerRead }), unsent(), OTHER, clock));
  const before = shown(said.slice(1), 0);
  const older = shown(said, 0);
  expect(older.slice(1).map((row, at) => row === before[at])).toEqual([true, true]);
  const read = shown(said, 2);
  expect(read.map((row, at) => row === older[at])).toEqual([false, false, true]);
});
