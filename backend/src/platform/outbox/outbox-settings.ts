/** Times in milliseconds. */
export interface OutboxSettings {
  /** How often the relay looks for due rows by itself. */
  readonly poll: number;
  /** How long a worker that is not heard of keeps the rows it took. Renewed every third of it. */
  readonly claim: number;
  /** How long handed rows may lie in the queue before they are handed over again; grows with the queue. */
  readonly hand: number;
  /** Rows in one job. */
  readonly jobSize: number;
  /** Rows of one tenant that lie in the queue at most. */
  readonly tenantBacklog: number;
  /** Rows handed over in one go, shared evenly among the tenants that wait. */
  readonly sweep: number;
  /** First delay after a failure; doubles with every further one. */
  readonly retry: number;
  /** Longest delay where the row itself was put off. */
  readonly longestRetry: number;
  /** Longest delay where the other side was out of reach: whoever waited is delivered soon after it is back. */
  readonly longestOutage: number;
  /** When to give up. */
  readonly giveUp: number;
}

export const OUTBOX_SETTINGS = Symbol('OutboxSettings');

export const DEFAULT_OUTBOX_SETTINGS: OutboxSettings = {
  poll: 500,
  claim: 15_000,
  hand: 30_000,
  jobSize: 20,
  tenantBacklog: 2000,
  sweep: 4000,
  retry: 1000,
  longestRetry: 15 * 60_000,
  longestOutage: 60_000,
  giveUp: 3 * 24 * 3_600_000,
};
