import { dayFault } from '../text/calendar-day';

export type BirthDateFault = 'required' | 'invalid' | 'no_such_day' | 'in_future' | 'too_long_ago' | 'under_age';

const MAX_AGE = 120;

/**
 * The age in completed years on a day; both are `YYYY-MM-DD`. People born on 29 February are a year older on 1 March where
 * a year has no such day.
 */
export function ageOn(day: string, born: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The fault of a date of birth (`YYYY-MM-DD`), if any: it must exist, and make its owner at least `minAge`. */
export function birthDateFault(born: string, minAge: number, today: string): BirthDateFault | undefined {
  if (born === '') return 'required';
  const fault = dayFault(born);
  if (fault !== undefined) return fault;
  if (born > today) return 'in_future';
  const age = ageOn(today, born);
  if (age > MAX_AGE) return 'too_long_ago';
  return age < minAge ? 'under_age' : undefined;
}
