/** Placeholders for values that only the browser knows and fills in. */
export const PLACEHOLDER = {
  count: '{count}',
  name: '{name}',
  age: '{age}',
  place: '{place}',
  when: '{when}',
  number: '{number}',
  total: '{total}',
  list: '{list}',
  question: '{question}',
  distance: '{distance}',
} as const;
