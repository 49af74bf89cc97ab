import { type ProviderEvent } from '../provider';
import { readMollieEvent } from './mollie-event';

const now = new Date('2026-11-24T10:00:59.999Z');
const MINUTE = now.getTime() - 59_999;
const read = (body: string, at = now): ProviderEvent | undefined =>
  readMollieEvent(
    { query: '', headers: {}, body: Buffer.from(body) },
    { secrets: [], apiKey: 'test_1', mode: 'test', now: at },
  );

test('a call names a payment', () => {
  expect(read('id=tr_5B8cwPMGnU6qLbRvo7qEZo')).toEqual({
    key: `tr_5B8cwPMGnU6qLbRvo7qEZo:${MINUTE / 60_000}`,
    payment: 'tr_5B8cwPMGnU6qLbRvo7qEZo',
    kind: 'payment',
  });
});

test('calls of one minute are one event, those of the next another', () => {
  const first = read('id=tr_1234567', new Date(MINUTE));
  expect(read('id=tr_1234567')).toEqual(first);
  expect(read('id=tr_1234567', new Date(MINUTE + 60_000))?.key).not.toBe(first?.key);
});

test.each([
  '',
  'id=',
  'id=tr_12345',
  `id=tr_${'1'.repeat(41)}`,
  'id=ord_1234567',
  'id=tr_1234567&id=tr_7654321',
  'id=tr_123456/../x',
  'id=tr_1234567%0A',
  'ID=tr_1234567',
  '{"id":"tr_1234567"}',
  `id=tr_1234567&x=${'y'.repeat(2000)}`,
])('%j names none', (body) => {
  expect(read(body)).toBeUndefined();
});

test.each(['id=tr_123456', `id=tr_${'a'.repeat(40)}`])('%s names one', (body) => {
  expect(read(body)).toMatchObject({ payment: body.slice(3) });
});
