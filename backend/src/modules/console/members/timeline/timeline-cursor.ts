/** A place in a timeline: a time in microseconds since 1970, as exact as the database, and what stands at it. */
export interface TimelinePosition {
  readonly at: number;
  readonly key: string;
}

export const TIMELINE_CURSOR = /^\d{1,16}_[a-z_]{1,40}[:\w-]{0,60}$/;

export const timelineCursorOf = ({ at, key }: TimelinePosition): string => `${at}_${key}`;

/** `cursor` matches `TIMELINE_CURSOR`. */
export function timelinePositionIn(cursor: string): TimelinePosition {
  const end = cursor.indexOf('_');
  return { at: Number(cursor.slice(0, end)), key: cursor.slice(end + 1) };
}
