import { setTimeout as pause } from 'node:timers/promises';
import { backoff } from './backoff';
import { type Outcome } from './outbox-claims';

const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 2000;

/**
 * Records outcomes soon after they happen, together where they happen together: one write under way, the next takes all
 * that came meanwhile. The shorter the time between a delivery and its record, the rarer a delivery twice after a crash.
 */
export class Settlement {
  private waiting: Outcome[] = [];
  private next: Promise<void> | undefined;
  private current: Promise<void> = Promise.resolve();

  /** `patience`: for how many ms a failing write is tried again before it counts as lost. */
  constructor(
    private readonly write: (outcomes: readonly Outcome[]) => Promise<void>,
    private readonly patience: number,
  ) {}

  /** Resolves when the outcome is recorded. */
  add(outcome: Outcome): Promise<void> {
    this.waiting.push(outcome);
    this.next ??= this.current = this.current.catch(() => undefined).then(() => this.flush());
    return this.next;
  }

  private async flush(): Promise<void> {
    // Outcomes of the same turn of the event loop are written together.
    await new Promise(setImmediate);
    const outcomes = this.waiting;
    this.waiting = [];
    this.next = undefined;
    await this.persist(outcomes);
  }

  // A delivery that is not recorded happens again: hold on while the database is away for a moment.
  private async persist(outcomes: readonly Outcome[]): Promise<void> {
    const deadline = Date.now() + this.patience;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.write(outcomes);
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await pause(backoff(attempt, FIRST_RETRY_MS, LONGEST_RETRY_MS));
      }
    }
  }
}
