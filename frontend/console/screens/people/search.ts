/** The filters of the list of people, as its address has them. */
export interface PeopleSearch {
  readonly q?: string | undefined;
  /** Whether people who were removed are listed, too. */
  readonly removed?: 'yes' | undefined;
}

export function readPeopleSearch({ q, removed }: Readonly<Record<string, unknown>>): PeopleSearch {
  return {
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.trim() }),
    ...(removed === 'yes' && { removed }),
  };
}

/** Whether each word of the search begins a word of the name or stands in the address. */
export function fitsSearch(
  { q = '', removed }: PeopleSearch,
  person: { name: string; email: string; disabled_at: string | null },
): boolean {
  if (person.disabled_at !== null && removed === undefined) return false;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const names = person.name.toLowerCase().split(/\s+/);
  return words.every((word) => person.email.includes(word) || names.some((name) => name.startsWith(word)));
}
