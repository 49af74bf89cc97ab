/** When the product's terms were written; the pages carry the same date. */
const WRITTEN = '2023-12-01';

/** The date that a brand's terms carry: theirs, or the day since which its company runs it, whichever is later. */
export const termsDate = (companyAdded: string): string => (companyAdded > WRITTEN ? companyAdded : WRITTEN);
