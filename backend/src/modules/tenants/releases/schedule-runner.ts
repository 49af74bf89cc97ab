import { Inject, Injectable } from '@nestjs/common';
import { RepeatedWork } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { Schedule } from './schedule';

const EVERY_MS = 1000;

/** Publishes what is due. */
@Injectable()
export class ScheduleRunner extends RepeatedWork {
  constructor(
    private readonly schedule: Schedule,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(EVERY_MS, 'scheduled releases could not be looked at', logger);
  }

  protected override work(): Promise<unknown> {
    return this.schedule.publishDue();
  }
}
