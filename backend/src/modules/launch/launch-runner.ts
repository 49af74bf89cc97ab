import { Inject, Injectable } from '@nestjs/common';
import { RepeatedWork } from '../../platform/database';
import { LOGGER, type Logger } from '../../platform/telemetry';
import { CheckRuns } from './check-runs';

const EVERY_MS = 1000;

/** Makes the checks that are due. */
@Injectable()
export class LaunchRunner extends RepeatedWork {
  constructor(
    private readonly runs: CheckRuns,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(EVERY_MS, 'checks of launches could not be made', logger);
  }

  protected override work(): Promise<unknown> {
    return this.runs.runDue();
  }
}
