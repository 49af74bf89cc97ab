const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** As the browser's language and time zone write it. */
export const timeText = (iso: string): string => time.format(new Date(iso));
