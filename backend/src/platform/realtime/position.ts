/** A snapshot of PostgreSQL is `xmin:xmax:…`: all before xmin is over, and nothing from xmax on is in it. */
export const SNAPSHOT = 'select pg_current_snapshot()::text as snapshot';

/** The position of a stream: every change before it has been sent there. */
export const positionOf = (snapshot: string): string => snapshot.slice(0, snapshot.indexOf(':'));

export const isPosition = (text: string): boolean => /^[1-9]\d{0,18}$/.test(text);

/** True for a position of another database, or of this one before it was restored to an earlier state. */
export const liesBehind = (position: string, snapshot: string): boolean =>
  BigInt(position) > BigInt(snapshot.split(':')[1] ?? '0');
