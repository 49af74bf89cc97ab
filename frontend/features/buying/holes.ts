/** Filled in by the browser, which knows what the member is offered. */
export const HOLE = {
  price: '{price}',
  old: '{old}',
  rate: '{rate}',
  amount: '{amount}',
  number: '{number}',
  time: '{time}',
} as const;
