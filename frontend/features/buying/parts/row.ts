/** Classes of one choice among several: all of it can be pressed. */
export const ROW =
  'cursor-pointer rounded-control border border-line bg-surface-1 px-4 hover:bg-surface-2 has-checked:border-primary ' +
  'has-checked:bg-surface-2 has-checked:inset-ring-1 has-checked:inset-ring-primary has-focus-visible:outline-3 ' +
  'has-focus-visible:outline-offset-3 has-focus-visible:outline-focus [&_input]:outline-none';
