import { payerTimeZone } from './payer-time-zones';

/** A calendar takes long to make, and there is one for each zone. */
const calendars = new Map<string, Intl.DateTimeFormat>();

export interface Period {
  readonly paidAt: Date;
  /** The country of the order, ISO 3166-1. */
  readonly country: string;
  /** How many days the brand gives. */
  readonly days: number;
}

/** The last day on which an order can be withdrawn from, by the payer's calendar: `2026-12-06`. The day of paying is not counted. */
export function lastDay({ paidAt, country, days }: Period): string {
  const day = new Date(`${dayIn(country, paidAt)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Whether a statement of that moment is in time: the last day counts to its end. */
export const isInTime = (period: Period, at: Date): boolean => dayIn(period.country, at) <= lastDay(period);

function dayIn(country: string, at: Date): string {
  const timeZone = payerTimeZone(country);
  let days = calendars.get(timeZone);
  if (!days) {
    // Swedish writes days as ISO 8601 does.
    days = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
    calendars.set(timeZone, days);
  }
  return days.format(at);
}
