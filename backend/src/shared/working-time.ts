const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const WORKED_MS = 5 * DAY_MS;
/** The epoch was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/**
 * So many minutes after a moment, in milliseconds since 1970, of which those on Saturday and Sunday do not count. In UTC, without
 * holidays. The function `working_minutes_after` of the database does the same.
 */
export function workingMinutesAfter(moment: number, minutes: number): number {
  const week = Math.floor((moment - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;
  const worked = Math.min(moment - week, WORKED_MS) + minutes * 60_000;
  const weeks = Math.floor(worked / WORKED_MS);
  return week + weeks * WEEK_MS + (worked - weeks * WORKED_MS);
}
