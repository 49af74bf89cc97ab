/** A spreadsheet would run what begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as a CSV file of RFC 4180, each cell in quotes. No spreadsheet takes a text for a formula. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

const cellOf = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
