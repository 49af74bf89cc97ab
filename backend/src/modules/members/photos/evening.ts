const FIRST_HOUR = 18;
const LAST_HOUR = 22;

/** Whether it is between six and eleven in the evening, when most people sign up and wait for their first photo. */
export function isEvening(now: Date, timeZone: string | null): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: timeZone ?? 'UTC' }).format(now),
  );
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}
