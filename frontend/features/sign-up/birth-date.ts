const OLDEST = 120;

/** What is wrong with a date of birth (`YYYY-MM-DD`) on a day, in the api's codes. */
export function birthDateFault(born: string, minAge: number, today: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(born)) return 'invalid';
  const date = new Date(`${born}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== born) return 'invalid';
  const age = Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);
  if (age > OLDEST || born > today) return 'invalid';
  return age < minAge ? 'under_age' : undefined;
}
