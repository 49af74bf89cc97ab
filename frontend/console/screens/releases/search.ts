/** The revision to compare with, as the address has it; by default the live one. */
export interface RevisionSearch {
  readonly against?: number | undefined;
}

export function readRevisionSearch(raw: Readonly<Record<string, unknown>>): RevisionSearch {
  const against = Number(raw['against']);
  return { against: Number.isSafeInteger(against) && against > 0 ? against : undefined };
}
