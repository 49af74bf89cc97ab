/** Filters stand in the address as plain text; each screen reads what it knows of them. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, `${value}`]] : [],
  );
  const query = new URLSearchParams(given).toString();
  return query === '' ? '' : `?${query}`;
}
