/** Shows whether what a button folds is open. */
export const Chevron = ({ isUp }: { readonly isUp: boolean }) => (
  <svg viewBox="0 0 16 16" aria-hidden className={`size-4 shrink-0 ${isUp ? 'rotate-180' : ''}`}>
    <path d="M3 6l5 5 5-5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" fill="none" />
  </svg>
);
