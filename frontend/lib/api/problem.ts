import { type ProblemCode } from './problem-codes';

/** One field that the api did not take. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
}

interface ProblemDocument {
  readonly code?: ProblemCode;
  readonly faults?: readonly FieldError[];
  readonly [member: string]: unknown;
}

/** Every problem may have these. */
const COMMON: ReadonlySet<string> = new Set(['type', 'title', 'status', 'detail', 'code', 'faults', 'trace']);

/** How a call ended: what it answered, why it was refused, or that nobody answered. */
export type Answer<T> =
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: 'invalid'; readonly faults: readonly FieldError[] }
  /** With a code where a limit is one of the product's own. */
  | { readonly state: 'limited'; readonly retryAfterSeconds: number; readonly code?: ProblemCode }
  | {
      readonly state: 'failed';
      readonly code: ProblemCode | undefined;
      /** Facts that the problem of this code brings, such as the least that an order has to come to. */
      readonly facts?: Readonly<Record<string, unknown>>;
    }
  | { readonly state: 'unreachable' };

const DEFAULT_RETRY_SECONDS = 60;

/** Reads what the API answered: its content, or the problem document (RFC 9457) in its place. */
export function answerOf<T>(response: Pick<Response, 'ok' | 'status' | 'headers'>, content: unknown): Answer<T> {
  if (response.ok) return { state: 'done', value: content as T };
  // A machine on the way may answer with a page.
  const problem: ProblemDocument = typeof content === 'object' && content !== null ? (content as ProblemDocument) : {};
  if (problem.code === 'too_many_requests' || response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    return {
      state: 'limited',
      retryAfterSeconds: seconds > 0 ? seconds : DEFAULT_RETRY_SECONDS,
      ...(problem.code !== undefined && problem.code !== 'too_many_requests' && { code: problem.code }),
    };
  }
  if (problem.code === 'invalid_input') return { state: 'invalid', faults: problem.faults ?? [] };
  const facts = Object.entries(problem).filter(([member]) => !COMMON.has(member));
  return { state: 'failed', code: problem.code, ...(facts.length > 0 && { facts: Object.fromEntries(facts) }) };
}
