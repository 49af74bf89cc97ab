export type BirthDateFault = 'required' | 'invalid' | 'under_age';

const OLDEST = 120;

/** Years completed on a day, both as `YYYY-MM-DD`. Born on 29 February, one is older on 1 March where there is none. */
export function ageOn(day: string, born: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** A day of the calendar that somebody of at least `minAge` was born on. */
export function birthDateFault(born: string, minAge: number, today: string): BirthDateFault | undefined {
  if (born === '') return 'required';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(born)) return 'invalid';
  const date = new Date(`${born}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== born) return 'invalid';
  const age = ageOn(today, born);
  if (age > OLDEST || born > today) return 'invalid';
  return age < minAge ? 'under_age' : undefined;
}
