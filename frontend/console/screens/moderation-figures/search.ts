export interface FiguresSearch {
  readonly year?: number;
}

/** The year stands in the address; without one it is this year. */
export function readFiguresSearch(search: Readonly<Record<string, unknown>>): FiguresSearch {
  const year = Number(search['year']);
  return Number.isInteger(year) && year >= 2020 && year <= 2100 ? { year } : {};
}
