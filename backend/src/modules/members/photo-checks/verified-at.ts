/** SQL: the day, by UTC, on which staff confirmed that the member of `profile p` is the person in their photos, or null. */
export const VERIFIED_AT = "to_char(p.verified_at at time zone 'UTC', 'YYYY-MM-DD')";
