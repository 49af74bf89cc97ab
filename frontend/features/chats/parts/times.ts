const DAY_MS = 86_400_000;

const daysAgo = (at: Date, now: Date): number =>
  Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / DAY_MS);

const capital = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** As short as it can be: the time today, a weekday this week, else the day. */
export function listTime(at: string, locale: string, now = new Date()): string {
  const moment = new Date(at);
  const days = daysAgo(moment, now);
  if (days <= 0) return clockTime(at, locale);
  if (days < 7) return new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(moment);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).format(moment);
}

/** Made once: making one takes longer than drawing a message. */
const clocks = new Map<string, Intl.DateTimeFormat>();

export function clockTime(at: string, locale: string): string {
  const clock = clocks.get(locale) ?? new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  clocks.set(locale, clock);
  return clock.format(new Date(at));
}

/** Today, yesterday, else the day in full. */
export function dayName(at: string, locale: string, now = new Date()): string {
  const moment = new Date(at);
  const days = daysAgo(moment, now);
  if (days <= 1) {
    return capital(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(days, 0), 'day'), locale);
  }
  const isThisYear = moment.getFullYear() === now.getFullYear();
  const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
  if (!isThisYear) day.year = 'numeric';
  return capital(new Intl.DateTimeFormat(locale, day).format(moment), locale);
}
