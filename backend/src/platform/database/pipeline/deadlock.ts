/** SQLSTATE: the server gave this transaction up, so that another one that waited for it could go on. */
const DEADLOCK = '40P01';

/** How often a statement outside a transaction is sent again after it lost a deadlock. It has changed nothing by then. */
export const MOST_REPEATS = 3;

export const isDeadlock = (error: unknown): boolean => (error as { code?: unknown }).code === DEADLOCK;
