/** What only the browser knows, and fills in. */
export const HOLE = {
  count: '{count}',
  name: '{name}',
  age: '{age}',
  place: '{place}',
  when: '{when}',
  number: '{number}',
  total: '{total}',
} as const;
