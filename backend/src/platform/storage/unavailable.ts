import { isNativeError } from 'node:util/types';
import { DependencyTimeout, isNetworkFailure } from '../dependencies';

/** The disk is full, fails, has gone or is read-only; or the process has no more files to open. */
const DISK = /^E(?:NOSPC|DQUOT|IO|STALE|ROFS|MFILE|NFILE)$/;

interface Failure {
  readonly code?: unknown;
  /** As Amazon's client has it. */
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Whether files could not be read or written because the store cannot be used just now. */
export function isStorageUnavailable(error: unknown): boolean {
  if (error instanceof DependencyTimeout) return error.dependency === 'storage';
  if (!isNativeError(error)) return false;
  if (isNetworkFailure(error) || error.name === 'TimeoutError' || error.name === 'SlowDown') return true;
  const { code, $metadata } = error as Failure;
  if (typeof code === 'string' && DISK.test(code)) return true;
  return ($metadata?.httpStatusCode ?? 0) >= 500;
}
