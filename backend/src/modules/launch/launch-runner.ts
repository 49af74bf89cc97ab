import { Inject, Injectable } from '@nestjs/common';
import { RepeatedWork } from '../../platform/database';
import { LOGGER, type Logger } from '../../platform/telemetry';
import { CheckRuns } from './check-runs';

const EVERY_MS = 1000;
/** A host that answers slowly holds up the checks of its own brand; the others go on beside it, in so many runs at most. */
const MOST_RUNS = 4;
const PATIENCE_MS = 5000;

/** Makes the checks that are due. */
@Injectable()
export class LaunchRunner extends RepeatedWork {
  private readonly slow = new Set<Promise<unknown>>();

  constructor(
    private readonly runs: CheckRuns,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super(EVERY_MS, 'checks of launches could not be made', log);
  }

  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    await Promise.all(this.slow);
  }

  protected override async work(): Promise<void> {
    const run = this.runs.runDue();
    const isOver = await Promise.race([run.then(() => true), patience()]);
    if (isOver) return;
    const slow: Promise<unknown> = run
      .catch((error: unknown) => {
        this.log.warn({ err: error }, 'checks of launches could not be made');
      })
      .finally(() => this.slow.delete(slow));
    this.slow.add(slow);
    if (this.slow.size >= MOST_RUNS) await Promise.race(this.slow);
  }
}

function patience(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(false);
    }, PATIENCE_MS).unref();
  });
}
