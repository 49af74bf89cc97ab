const DAY_MS = 86_400_000;

/** Sunday of Easter in the Gregorian calendar (Meeus/Jones/Butcher), as a UTC midnight. */
function easterOf(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** Whether banks settle euros on a day: no weekend, and none of the six holidays of TARGET. */
export function isTargetDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (/-(?:01-01|05-01|12-25|12-26)$/.test(dayOf(day))) return false;
  const fromEaster = (day.getTime() - easterOf(day.getUTCFullYear())) / DAY_MS;
  return fromEaster !== -2 && fromEaster !== 1;
}

/** The first day on which banks settle, at least so many days after another one. Days are UTC midnights. */
export function targetDayAfter(day: Date, days: number): Date {
  let next = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + days));
  while (!isTargetDay(next)) next = new Date(next.getTime() + DAY_MS);
  return next;
}

/** `YYYY-MM-DD` */
export const dayOf = (day: Date): string => day.toISOString().slice(0, 10);
