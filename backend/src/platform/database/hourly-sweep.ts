import { type Logger } from '../telemetry';
import { HourlyWork } from './hourly-work';

/** Deletes what is over, at the start and every hour for as long as the process lives. Any number of workers may do it at once. */
export abstract class HourlySweep extends HourlyWork {
  /** @param what is swept, for the log: `old visits`. */
  constructor(what: string, logger: Logger) {
    super(`${what} could not be deleted`, logger);
  }

  /** In small steps, so that no lock is held for long. Answers how many rows that were. */
  abstract forget(): Promise<number>;

  protected override work(): Promise<number> {
    return this.forget();
  }

  /** Takes a step, which answers how many rows it deleted, again and again until one finds fewer than it may take. */
  protected async repeat(atOnce: number, step: () => Promise<number>): Promise<number> {
    let total = 0;
    for (;;) {
      const deleted = await step();
      total += deleted;
      if (deleted < atOnce || this.stopped) return total;
    }
  }
}
