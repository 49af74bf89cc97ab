/** Placeholders for values that only the browser knows and fills in. */
export const TEXT_HOLE = '{text}';
export const HOST_HOLE = '{host}';
export const BALANCE_HOLE = '{balance}';
export const MONEY_HOLE = '{money}';
