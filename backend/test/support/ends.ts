import { createContext, runInContext } from 'node:vm';

/** Work that looks at everything once needs a tenth of it on a slow machine. */
const LONGEST_MS = 60_000;

/**
 * Does the work, and throws where it has not ended after a minute, which Jest's own time-out could not do. Give it texts so long
 * that work which grows with the square of their length takes minutes: then no machine is too slow to tell one from the other.
 */
export function ends(work: () => unknown): void {
  runInContext('work()', createContext({ work }), { timeout: LONGEST_MS });
}
