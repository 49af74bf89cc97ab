/** Why a text is not a day: `invalid` is not of the form `YYYY-MM-DD`, `no_such_day` is, like 31 February. */
export function dayFault(text: string): 'invalid' | 'no_such_day' | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'invalid';
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript reads 31 February as a day of March.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  return exists ? undefined : 'no_such_day';
}
