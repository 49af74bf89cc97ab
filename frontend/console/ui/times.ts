const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** As the browser's language and time zone write it. A line breaks between the day and the time alone. */
export const timeText = (iso: string): string => {
  const parts = time.formatToParts(new Date(iso));
  const isBetween = (at: number): boolean => parts[at + 1]?.type === 'hour';
  return parts.map(({ value }, at) => (isBetween(at) ? value : value.replaceAll(' ', '\u00a0'))).join('');
};

/** The browser's time zone, which fields for a day and a time are in. */
export const ownZone = (): string => time.resolvedOptions().timeZone;

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of UTC, such as `2026-11-27`, as the browser's language writes it. */
export const dayText = (date: string): string => day.format(new Date(date)).replaceAll(' ', '\u00a0');

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** The time of the day, of a moment in milliseconds. */
export const clockText = (at: number): string => clock.format(at);

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' });
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, or in how long, in the largest unit that fits. */
export function fromNow(iso: string, now = Date.now()): string {
  const distance = new Date(iso).getTime() - now;
  const [unit, ms] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS[2];
  return relative.format(Math.round(distance / ms), unit);
}

export const isPast = (iso: string): boolean => new Date(iso).getTime() < Date.now();

export const isOlderThan = (iso: string, ms: number): boolean => Date.now() - new Date(iso).getTime() > ms;
