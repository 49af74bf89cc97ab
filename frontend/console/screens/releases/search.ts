/** The page of the list, as its address has it. */
export interface RevisionsSearch {
  /** The number behind which the page begins. */
  readonly after?: number | undefined;
}

export function readRevisionsSearch(raw: Readonly<Record<string, unknown>>): RevisionsSearch {
  const after = Number(raw['after']);
  return Number.isSafeInteger(after) && after > 0 ? { after } : {};
}

/** The revision to compare with, as the address has it; by default the live one. */
export interface RevisionSearch {
  readonly against?: number | undefined;
}

export function readRevisionSearch(raw: Readonly<Record<string, unknown>>): RevisionSearch {
  const against = Number(raw['against']);
  return { against: Number.isSafeInteger(against) && against > 0 ? against : undefined };
}
