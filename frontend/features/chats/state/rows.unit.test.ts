import { type Message } from '../api/types';
import { type Outgoing } from './outgoing';
import { type Clock, rowsOf } from './rows';
import { type OpenTalk } from './talk';

const clock: Clock = { day: (at) => at.slice(0, 10), minute: (at) => at.slice(0, 16) };
const message = (seq: number, sender: number, at: string, client: string | null = null): Message => ({
  ...{ seq, sender, client_id: client, kind: 'text', text: 'hi', sent_at: at, gone: false, warning: null },
  ...{ photo: null, gift: null, gif: null },
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
const [ME, OTHER] = [1, 7];
const shape = (rows: ReturnType<typeof rowsOf>): string[] =>
  rows.map((row) =>
    row.kind === 'bubble'
      ? `${row.own ? 'me' : 'other'}${row.isFirst ? ' first' : ''}${row.isLast ? ' last' : ''}`
      : row.kind,
  );

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
    [],
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
    [waiting('a'), waiting('b', 'credits')],
    OTHER,
    clock,
  );
  const states = rows.flatMap((row) => (row.kind === 'bubble' ? [row.progress] : []));
  expect(states).toEqual(['read', 'delivered', 'sent', 'sending', 'failed']);
});

it('shows a message once when it has arrived, as the same one', () => {
  const before = rowsOf(talk([]), [waiting('a')], OTHER, clock);
  const after = rowsOf(talk([message(1, ME, '2026-11-22T10:05:00Z', 'a')]), [waiting('a')], OTHER, clock);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});

it('says no day above the oldest that is here, where there are older ones', () => {
  const rows = rowsOf(talk([message(5, OTHER, '2026-11-22T10:00:00Z')], { hasOlder: true }), [], OTHER, clock);
  expect(shape(rows)).toEqual(['other first last']);
});

it('marks nothing as the first of what is new where that is further up', () => {
  const rows = rowsOf(
    talk([message(5, OTHER, '2026-11-22T10:00:00Z')], { marker: 3, hasOlder: true }),
    [],
    OTHER,
    clock,
  );
  expect(shape(rows)).toEqual(['other first last']);
});
