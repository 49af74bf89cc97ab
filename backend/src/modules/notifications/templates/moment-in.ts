import { type Locale } from '../../../../../contract/text/locales';

const format = (locale: Locale, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  });

/** A moment as its reader writes it, by the clock of their own time zone; by UTC, and saying so, where that is not known. */
export function momentIn(iso: string, locale: Locale, timeZone: string | null): string {
  const moment = new Date(iso);
  if (timeZone !== null) {
    try {
      return format(locale, timeZone).format(moment);
    } catch {
      // A zone that this machine has not heard of.
    }
  }
  return `${format(locale, 'UTC').format(moment)} (UTC)`;
}
