/** The account by which the isolation proof asks as staff. It has no password, and is no person. */
export const PROBE_STAFF_ADDRESS = 'isolation-proof@isolation.invalid';
