const format = (tag: string, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });

/** A moment as its reader writes it, by the clock of their own time zone; by UTC, and saying so, where that is not known. */
export function momentIn(iso: string, tag: string, timeZone: string | null): string {
  const moment = new Date(iso);
  if (timeZone !== null) {
    try {
      return format(tag, timeZone).format(moment);
    } catch {
      // A zone that this machine has not heard of.
    }
  }
  return `${format(tag, 'UTC').format(moment)} (UTC)`;
}
