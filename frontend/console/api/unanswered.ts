import { ConsoleProblem } from './problem';

/** Whether a call failed because no server answered it: it may well work in a moment. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ConsoleProblem &&
  (error.refusal.state === 'unreachable' || (error.refusal.state === 'failed' && error.refusal.code === undefined));
