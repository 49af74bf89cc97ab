import { AsyncLocalStorage } from 'node:async_hooks';

export type Dependency = 'database' | 'storage';

/** A dependency has not answered in time. What it was asked may have happened all the same. */
export class DependencyTimeout extends Error {
  override name = 'DependencyTimeout';

  constructor(readonly dependency: Dependency) {
    super(`the ${dependency} has not answered in time`);
  }
}

/** The usual budget of a request. With what Redis takes to be given up, every call is answered within five seconds. */
export const REQUEST_WAITING_MS = 3_000;

const budgets = new AsyncLocalStorage<TimeBudget>();

/**
 * How long one request may wait for its dependencies in total, in milliseconds. Only the waiting counts: neither the
 * request's own work, such as making a picture, nor a body that is slow to come in. Calls that wait at the same time
 * count once.
 */
export class TimeBudget {
  private waiting = 0;
  private since = 0;

  constructor(private left: number) {}

  run<T>(work: () => T): T {
    return budgets.run(this, work);
  }

  get remaining(): number {
    return this.waiting === 0 ? this.left : this.left - (performance.now() - this.since);
  }

  /** Timers are exact to a millisecond. */
  get isUsedUp(): boolean {
    return this.remaining < 1;
  }

  begin(): void {
    if (this.waiting++ === 0) this.since = performance.now();
  }

  end(): void {
    if (--this.waiting === 0) this.left -= performance.now() - this.since;
  }

  /** Once the request is answered, what it left running is background work. A budget that is used up stays so. */
  lift(): void {
    if (!this.isUsedUp) this.left = Infinity;
  }
}

/** Runs what several requests wait for outside of the budget of the one that began it: each waits within its own. */
export const outsideBudgets = <T>(work: () => T): T => budgets.exit(work);

/**
 * Resolves to the result of `work`. Rejects with a DependencyTimeout after `ms`, or earlier where the request that it
 * belongs to has no time left; `abandon` is then called to release what `work` holds. `ms` may be Infinity.
 */
export function withinTimeLimit<T>(
  dependency: Dependency,
  ms: number,
  work: () => Promise<T>,
  abandon: (work: Promise<T>) => void,
): Promise<T> {
  const budget = budgets.getStore();
  const limit = Math.min(ms, budget?.remaining ?? ms);
  if (budget?.isUsedUp === true) return Promise.reject(new DependencyTimeout(dependency));
  if (limit === Infinity) return work();
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setTimeout(() => {
      // After a pause of the whole process the answer may be here already, unread: it is read before this is called.
      setImmediate(() => {
        if (isOver) return;
        finish();
        abandon(working);
        reject(new DependencyTimeout(dependency));
      });
    }, limit);
    const finish = (): void => {
      isOver = true;
      clearTimeout(timer);
      budget?.end();
    };
    budget?.begin();
    const working = work();
    const settle = (): void => {
      if (isOver) return;
      finish();
      resolve(working);
    };
    working.then(settle, settle);
  });
}
