import { type Logger } from '../../platform/telemetry';
import { type CheckRuns } from './check-runs';
import { LaunchRunner } from './launch-runner';

const logger = { warn: jest.fn() } as unknown as Logger;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs of which each ends when a test says so. */
function held() {
  const ends: (() => void)[] = [];
  const runDue = jest.fn(() => new Promise<number>((resolve) => ends.push(() => resolve(1))));
  return { ends, runDue, runner: new LaunchRunner({ runDue } as unknown as CheckRuns, logger) };
}

it('makes the checks of other brands while a slow host holds up those of its own', async () => {
  const { ends, runDue, runner } = held();
  runner.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(4000);
  expect(runDue).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(4000);
  expect(runDue).toHaveBeenCalledTimes(2);
  // However many are slow, there are four at most.
  await jest.advanceTimersByTimeAsync(120_000);
  expect(runDue).toHaveBeenCalledTimes(4);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(2000);
  expect(runDue).toHaveBeenCalledTimes(5);
  const ended = runner.onApplicationShutdown();
  for (const end of ends) end();
  await jest.advanceTimersByTimeAsync(10_000);
  await ended;
});
