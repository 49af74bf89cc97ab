import { type IncomingMessage } from 'node:http';
import { REQUEST_WAITING_MS, TimeBudget } from '../dependencies';

const budgets = new WeakMap<IncomingMessage, TimeBudget>();

/**
 * How long a request may wait for its dependencies; one for the fast path and the framework together. The first look says
 * how long that is, in milliseconds.
 */
export function budgetOf(request: IncomingMessage, waitingMs = REQUEST_WAITING_MS): TimeBudget {
  const known = budgets.get(request);
  if (known) return known;
  const budget = new TimeBudget(waitingMs);
  budgets.set(request, budget);
  return budget;
}
