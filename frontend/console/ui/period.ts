const DAY_MS = 86_400_000;
const LATEST_DAYS = 30;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days of the address, else the latest thirty, of UTC. */
export function periodOf({ from, to }: Days, now = Date.now()) {
  const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const last = to ?? dayOf(now);
  return { from: from ?? dayOf(Date.parse(last) - (LATEST_DAYS - 1) * DAY_MS), to: last };
}

/** A day as a field of dates gives it; undefined for anything else. */
export const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^20\d\d-\d\d-\d\d$/.test(value) ? value : undefined;
