import { type ProblemCode } from './problem-codes';

/** One field that the api did not take. */
export interface Fault {
  readonly path: string;
  readonly code: string;
}

interface ProblemDocument {
  readonly code?: ProblemCode;
  readonly faults?: readonly Fault[];
}

/** How a call ended: what it answered, why it was refused, or that nobody answered. */
export type Answer<T> =
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: 'invalid'; readonly faults: readonly Fault[] }
  /** With a code where a limit is one of the product's own. */
  | { readonly state: 'limited'; readonly retryAfterSeconds: number; readonly code?: ProblemCode }
  | { readonly state: 'failed'; readonly code: ProblemCode | undefined }
  | { readonly state: 'unreachable' };

const DEFAULT_RETRY_SECONDS = 60;

/** Reads the api's answer, or the problem document (RFC 9457) in its place. */
export async function readAnswer<T>(call: Promise<Response>): Promise<Answer<T>> {
  try {
    const response = await call;
    if (response.status === 204) return { state: 'done', value: undefined as T };
    if (response.ok) return { state: 'done', value: (await response.json()) as T };
    const problem = (await response.json().catch(() => ({}))) as ProblemDocument;
    if (problem.code === 'too_many_requests' || response.status === 429) {
      const seconds = Number(response.headers.get('retry-after'));
      return {
        state: 'limited',
        retryAfterSeconds: seconds > 0 ? seconds : DEFAULT_RETRY_SECONDS,
        ...(problem.code !== undefined && problem.code !== 'too_many_requests' && { code: problem.code }),
      };
    }
    if (problem.code === 'invalid_input') return { state: 'invalid', faults: problem.faults ?? [] };
    return { state: 'failed', code: problem.code };
  } catch {
    return { state: 'unreachable' };
  }
}
