/** A place in a list of complaints: microseconds since 1970, and the id among those of the same time. */
export interface ComplaintPosition {
  readonly at: number;
  readonly id: string;
}

export const COMPLAINT_CURSOR = /^\d{1,16}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const complaintCursorOf = ({ at, id }: ComplaintPosition): string => `${at}_${id}`;

/** `cursor` matches `COMPLAINT_CURSOR`. */
export function complaintPositionIn(cursor: string): ComplaintPosition {
  const [at = '0', id = ''] = cursor.split('_');
  return { at: Number(at), id };
}
