/** The kind of failure, in the terms of the caller. Only the HTTP filter knows which status each kind has. */
export type ProblemKind =
  'invalid' | 'unauthenticated' | 'denied' | 'absent' | 'conflict' | 'too_large' | 'limited' | 'unavailable';

/** One faulty field of the input: `path` in dots and brackets as the caller sent it, `code` stable, `message` for people. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/**
 * The parent of every failure that a caller is told about (RFC 9457). One subclass per failure, in the use case that
 * throws it, with a `code` of its own that never changes meaning: clients translate it.
 */
export abstract class Problem extends Error {
  abstract readonly code: string;
  abstract readonly kind: ProblemKind;
  /** Whether somebody on call should see it. */
  readonly reported: boolean = false;
  readonly faults: readonly FieldError[] = [];
  /** Further members of the problem document. */
  readonly members: Readonly<Record<string, unknown>> = {};
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}
