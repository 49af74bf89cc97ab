/** The page of the list, as its address has it. */
export interface FictionalSearch {
  /** The number of the profile after which the page begins. */
  readonly after?: number | undefined;
}

export function readFictionalSearch(raw: Readonly<Record<string, unknown>>): FictionalSearch {
  const after = Number(raw['after']);
  return Number.isSafeInteger(after) && after > 0 ? { after } : {};
}
