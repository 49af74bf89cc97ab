/** When the product's terms were written. */
const WRITTEN = Date.UTC(2023, 11, 1, 12);

/** The date of a brand's terms: theirs, or the day since which its company runs the brand, whichever is later. */
export function versionDate(added: string): Date {
  return new Date(Math.max(WRITTEN, Date.parse(`${added}T12:00:00Z`)));
}
