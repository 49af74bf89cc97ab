import { type Logger } from '../telemetry';
import { RepeatedWork } from './repeated-work';

const HOUR_MS = 3_600_000;

export abstract class HourlyWork extends RepeatedWork {
  /** @param failure what the log says where it failed: `old visits could not be deleted`. */
  constructor(failure: string, logger: Logger) {
    super(HOUR_MS, failure, logger);
  }
}
