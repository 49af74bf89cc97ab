const PATHS = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3',
  pass: 'M6 6l12 12M18 6 6 18',
  like: 'M12 20 4.900 12.900a4.800 4.800 0 0 1 6.800-6.800l.3.3.3-.3a4.800 4.800 0 0 1 6.800 6.800Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.200l2.800 1.800',
  search: 'M10.500 4.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15 15l5 5',
} as const;

/** The sign of a button of the deck, in its colour. */
export function DeckSign({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-[24px] shrink-0 fill-none stroke-current"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
