import { RetryPauses } from './retry-pauses';

const SECOND = 1000;

it('pauses twice as long after each failure, up to ten minutes, and each id by itself', () => {
  const pauses = new RetryPauses();
  let now = 0;
  for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]) {
    pauses.noteFailure('one', now);
    expect(pauses.current(now + seconds * SECOND - 1)).toEqual(['one']);
    now += seconds * SECOND;
    expect(pauses.current(now)).toEqual([]);
  }
  pauses.noteFailure('other', now);
  expect(pauses.current(now)).toEqual(['other']);
});

it('begins anew with what went well meanwhile', () => {
  const pauses = new RetryPauses();
  for (let count = 0; count < 5; count += 1) pauses.noteFailure('one', 0);
  pauses.forget('one');
  expect(pauses.current(0)).toEqual([]);
  pauses.noteFailure('one', 0);
  expect(pauses.current(2 * SECOND)).toEqual([]);
});
