/** The form of a place in the reports of several brands: a day or nothing, the brand, and what the rows of a brand are ordered by. */
export const SETTLEMENT_CURSOR = /^\d{4}-\d\d-\d\d_\d{1,9}_[a-z0-9-]{1,40}_[A-Z]{3}$/;
export const VAT_CURSOR = /^\d{1,9}_[A-Z]{2}_\d{1,5}_[A-Z]{3}$/;

/** The page of `size` rows that begins what was found, and the parts of its end where something lies behind it. */
export function reportPageOf<Row>(
  found: readonly Row[],
  size: number,
  placeOf: (row: Row) => readonly (string | number)[],
): { readonly rows: readonly Row[]; readonly next: string | null } {
  const last = found.length > size ? found[size - 1] : undefined;
  return { rows: found.slice(0, size), next: last === undefined ? null : placeOf(last).join('_') };
}
