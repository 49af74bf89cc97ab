import { isNativeError } from 'node:util/types';

const CODES = /^E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$/;

/** Whether a connection could not be made or was lost, by the codes of Node's network errors. */
export function isNetworkFailure(error: unknown): boolean {
  // A host with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isNetworkFailure);
  const code = isNativeError(error) ? (error as { code?: unknown }).code : undefined;
  return typeof code === 'string' && CODES.test(code);
}
