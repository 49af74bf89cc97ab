/** A place in a list that is in the order of a time and, among rows of the same time, of their ids. */
export interface TimePosition {
  /** Microseconds since 1970, as exact as the database. A date would lose rows within the same millisecond. */
  readonly at: number;
  readonly id: number;
}

const GREATEST_ID = 2_147_483_647;

/** What a position is written as in addresses. */
export const TIME_CURSOR = /^\d{1,16}_\d{1,10}$/;

export const timeCursorOf = (position: TimePosition | null): string | null =>
  position === null ? null : `${position.at}_${position.id}`;

/** `cursor` matches `TIME_CURSOR`. */
export function timePositionIn(cursor: string): TimePosition {
  const [at = 0, id = 0] = cursor.split('_').map(Number);
  return { at, id: Math.min(id, GREATEST_ID) };
}

/** SQL: the microseconds of a `timestamptz`. */
export const microsecondsOf = (time: string): string => `(extract(epoch from ${time}) * 1000000)::double precision`;

/** SQL: the `timestamptz` that a parameter has in microseconds. */
export const timeAt = (microseconds: string): string =>
  `(timestamptz 'epoch' + ${microseconds}::double precision * interval '1 microsecond')`;

export interface TimePage<Row> {
  readonly rows: readonly Row[];
  /** Null on the last page. */
  readonly next: TimePosition | null;
}

/** The page that `rows` are, where `size` of them make a full one. */
export function timePageOf<Row extends TimePosition>(rows: readonly Row[], size: number): TimePage<Omit<Row, 'at'>> {
  const last = rows.length < size ? undefined : rows.at(-1);
  return { rows: rows.map(withoutTime), next: last ? { at: last.at, id: last.id } : null };
}

function withoutTime<Row extends TimePosition>(row: Row): Omit<Row, 'at'> {
  const rest: Omit<Row, 'at'> & { at?: number } = { ...row };
  delete rest.at;
  return rest;
}
