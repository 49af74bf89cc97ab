const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const LATEST_DAYS = 30;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days of the address, else the latest thirty: to the one that has begun here or in UTC, whichever is later. */
export function periodOf({ from, to }: Days, now = new Date()) {
  const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const eastOfUtc = Math.max(0, -now.getTimezoneOffset()) * MINUTE_MS;
  const last = to ?? dayOf(now.getTime() + eastOfUtc);
  return { from: from ?? dayOf(Date.parse(last) - (LATEST_DAYS - 1) * DAY_MS), to: last };
}

/** A day as a field of dates gives it; undefined for anything else. */
export const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) ? value : undefined;
