import { CallsAhead } from './calls-ahead';

let now: number;
let calls: CallsAhead;

beforeEach(() => {
  now = 1000;
  calls = new CallsAhead(() => now);
});

const used = (key: string): number => {
  let count = 0;
  while (calls.use(key)) count++;
  return count;
};

it('has none that were not added', () => {
  expect(calls.use('a')).toBe(false);
  calls.add('a', 0, 5000);
  expect(calls.use('a')).toBe(false);
});

it('gives out as many as were added, to their key', () => {
  calls.add('a', 2, 5000);
  expect(used('b')).toBe(0);
  expect(used('a')).toBe(2);
  calls.add('a', 1, 5000);
  calls.add('a', 3, 5000);
  expect(used('a')).toBe(4);
});

it('gives out none once their period is over, nor adds to them', () => {
  calls.add('a', 2, 5000);
  now = 5999;
  expect(calls.use('a')).toBe(true);
  now = 6000;
  expect(calls.use('a')).toBe(false);
  calls.add('a', 1, 5000);
  expect(used('a')).toBe(1);
});
