import { PushBrakes } from './push-brakes';

const HOST = 'push.example';

/** Answers how long the service is left alone after as many failures in a row, a minute apart. */
function after(failures: number): number {
  const brakes = new PushBrakes();
  for (let count = 1; count <= failures; count += 1) brakes.fail(1, HOST, count * 60_000);
  return brakes.wait(1, HOST, failures * 60_000);
}

it('a service that fails is left alone after five failures in a row, longer each time, for a minute at most', () => {
  expect([1, 4].map(after)).toEqual([0, 0]);
  expect(after(5)).toBeGreaterThanOrEqual(500);
  expect(after(8)).toBeGreaterThanOrEqual(4000);
  expect(after(50)).toBeGreaterThanOrEqual(30_000);
  expect(after(50)).toBeLessThanOrEqual(60_000);
});

it('a push that arrives ends the count', () => {
  const brakes = new PushBrakes();
  for (let count = 0; count < 4; count += 1) brakes.fail(1, HOST, 0);
  brakes.release(1, HOST, 0);
  brakes.fail(1, HOST, 0);
  expect(brakes.wait(1, HOST, 0)).toBe(0);
});

it('a pause that was asked for lasts, also where a push from before it arrives', () => {
  const brakes = new PushBrakes();
  brakes.pause(1, HOST, 30_000, 0);
  brakes.release(1, HOST, 10);
  brakes.pause(1, HOST, 5000, 10);
  expect([brakes.wait(1, HOST, 1000), brakes.wait(1, HOST, 30_000)]).toEqual([29_000, 0]);
});

it('one brand and one service are not held back by others', () => {
  const brakes = new PushBrakes();
  brakes.pause(1, HOST, 30_000, 0);
  expect([brakes.wait(2, HOST, 0), brakes.wait(1, 'other.example', 0)]).toEqual([0, 0]);
});
