/** SQL: a `timestamptz` as answers have it, in UTC. */
export const isoTime = (time: string): string => `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
