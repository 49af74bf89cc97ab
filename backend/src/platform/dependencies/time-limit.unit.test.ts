import { setTimeout as pause } from 'node:timers/promises';
import { DependencyTimeout, TimeBudget, withinTimeLimit } from '.';

const never = (): Promise<never> => new Promise(() => undefined);
const ignore = (): void => undefined;

test('an answer in time is passed on, and so is a failure', async () => {
  await expect(withinTimeLimit('database', 1000, () => Promise.resolve(1), ignore)).resolves.toBe(1);
  const failing = withinTimeLimit('database', 1000, () => Promise.reject(new Error('no')), ignore);
  await expect(failing).rejects.toThrow('no');
});

test('no answer within the limit is a timeout, and what was under way is abandoned', async () => {
  const abandon = jest.fn();
  await expect(withinTimeLimit('storage', 20, never, abandon)).rejects.toThrow(DependencyTimeout);
  expect(abandon).toHaveBeenCalledTimes(1);
});

test('an answer that lay unread while the process stood still is not a timeout', async () => {
  const answered = withinTimeLimit('database', 20, () => pause(10, 'here'), ignore);
  const until = performance.now() + 60;
  while (performance.now() < until);
  await expect(answered).resolves.toBe('here');
});

describe('a budget', () => {
  test('is shared by all calls of a request, and nothing is asked once it is used up', async () => {
    const budget = new TimeBudget(500);
    const work = jest.fn(never);
    await budget.run(async () => {
      await withinTimeLimit('database', 60_000, () => pause(40), ignore);
      await pause(600);
      expect(budget.remaining).toBeGreaterThan(0);
      expect(budget.remaining).toBeLessThan(500);
      await expect(withinTimeLimit('database', 60_000, work, ignore)).rejects.toThrow(DependencyTimeout);
      await expect(withinTimeLimit('storage', 60_000, work, ignore)).rejects.toThrow(DependencyTimeout);
    });
    expect(work).toHaveBeenCalledTimes(1);
    budget.lift();
    expect(budget.isUsedUp).toBe(true);
  });

  test('counts calls that wait at the same time once', async () => {
    const budget = new TimeBudget(1000);
    await budget.run(() =>
      Promise.all(Array.from({ length: 20 }, () => withinTimeLimit('database', 5000, () => pause(60), ignore))),
    );
    expect(budget.remaining).toBeGreaterThan(200);
  });

  test('is lifted once the request is answered', async () => {
    const budget = new TimeBudget(20);
    await budget.run(async () => {
      budget.lift();
      await expect(withinTimeLimit('database', 5000, () => pause(60, 'late'), ignore)).resolves.toBe('late');
    });
  });
});
