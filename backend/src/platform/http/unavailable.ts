import { isDatabaseUnavailable } from '../database';
import { isStorageUnavailable } from '../storage';
import { Problem } from './problem';

const RETRY_SECONDS = 5;

/** The database or the files cannot be used just now. Whether a change was made is not known: ask again with the same key. */
export class TemporarilyUnavailable extends Problem {
  readonly code = 'temporarily_unavailable';
  readonly kind = 'unavailable';
  override readonly retryAfter = RETRY_SECONDS;

  constructor(cause: unknown) {
    super('We can’t answer this at the moment. Try again shortly.', { cause });
  }
}

/** The problem that a caller is told about: the failure itself, or that a dependency is unavailable. Undefined: a bug. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  return isDatabaseUnavailable(error) || isStorageUnavailable(error) ? new TemporarilyUnavailable(error) : undefined;
}
