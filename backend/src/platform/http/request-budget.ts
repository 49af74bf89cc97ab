import { type IncomingMessage } from 'node:http';
import { TimeBudget } from '../dependencies';

/** With what Redis takes to be given up, every call is answered within five seconds. */
const WAITING_MS = 3_000;

const budgets = new WeakMap<IncomingMessage, TimeBudget>();

/** How long a request may wait for its dependencies; one for the fast path and the framework together. */
export function budgetOf(request: IncomingMessage): TimeBudget {
  const known = budgets.get(request);
  if (known) return known;
  const budget = new TimeBudget(WAITING_MS);
  budgets.set(request, budget);
  return budget;
}
