const SHAPE = 'M12 20.200 4.600 12.900a4.900 4.900 0 0 1 6.900-6.900l.5.5.5-.5a4.900 4.900 0 0 1 6.900 6.900Z';

/** Full where somebody is liked. */
export function Heart({ isFull, className = 'size-6' }: { readonly isFull: boolean; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0 stroke-current ${isFull ? 'fill-current' : 'fill-none'}`}
      strokeWidth="1.9"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPE} />
    </svg>
  );
}
