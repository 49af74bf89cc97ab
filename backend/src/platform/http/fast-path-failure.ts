import { type Logger, counter } from '../telemetry';
import { Problem } from './problem';

const failures = counter(
  'fast_path_failures_total',
  'Requests that a fast path failed at, and the framework took over',
  ['route'],
);

/** Counts and logs what went wrong in a fast path. A problem is no failure: the framework finds it, too, and tells of it. */
export function reportFastPathFailure(logger: Logger, route: string, error: unknown): void {
  if (error instanceof Problem) return;
  failures.inc({ route });
  logger.error({ err: error, route }, 'a fast path failed');
}
