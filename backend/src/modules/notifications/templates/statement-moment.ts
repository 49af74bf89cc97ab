const FIELDS = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const written = (moment: Date, tag: string, timeZone: string): string =>
  new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    ...FIELDS,
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone },
  }).format(moment);

/** When a statement was received, to the minute: by the reader's clock where that is known, and by UTC. */
export function statementMoment(iso: string, tag: string, timeZone: string | null): string {
  const moment = new Date(iso);
  const utc = written(moment, tag, 'UTC');
  if (timeZone === null) return utc;
  try {
    const local = written(moment, tag, timeZone);
    return local === utc ? utc : `${local} (${utc})`;
  } catch {
    // A zone that this machine has not heard of.
    return utc;
  }
}

/** The day of a moment, by UTC. */
export const dayOf = (iso: string, tag: string): string =>
  new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { ...FIELDS, timeZone: 'UTC' }).format(new Date(iso));
