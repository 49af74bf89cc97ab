/** The accounts by which the isolation proof asks as staff, by their roles. They have no password, and are no people. */
export const PROBE_STAFF = {
  support: 'isolation-proof@isolation.invalid',
  finance: 'isolation-proof-finance@isolation.invalid',
} as const;
export type ProbeRole = keyof typeof PROBE_STAFF;
export const PROBE_ROLES = Object.keys(PROBE_STAFF) as ProbeRole[];
