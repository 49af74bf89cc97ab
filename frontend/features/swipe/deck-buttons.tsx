import { type ReactNode } from 'react';
import { type Verdict } from '../../components/deck/deck-physics';
import { type SwipeTexts } from './swipe-texts';

interface Props {
  readonly texts: SwipeTexts;
  /** There is a card to decide about. */
  readonly isOpen: boolean;
  readonly canUndo: boolean;
  readonly answer: (verdict: Verdict) => void;
  readonly undo: () => void;
}

const ROUND =
  'flex min-h-14 min-w-14 items-center justify-center gap-2 rounded-pill border-2 font-semibold ' +
  'duration-200 transition-[translate,opacity] motion-safe:hover:-translate-y-0.5 active:translate-y-0 ' +
  'disabled:opacity-40 disabled:hover:translate-y-0';

const QUIET = `${ROUND} border-line bg-surface-1 text-text-strong`;

/** Under the thumb, and never anywhere else. */
export function DeckButtons({ texts, isOpen, canUndo, answer, undo }: Props) {
  return (
    <div className="flex justify-center gap-3">
      <button type="button" className={QUIET} onClick={undo} disabled={!canUndo} aria-label={texts.undo}>
        <Sign>
          <path d="M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3" />
        </Sign>
      </button>
      <button
        type="button"
        className={`${QUIET} min-w-28 px-5`}
        disabled={!isOpen}
        onClick={() => {
          answer('no');
        }}
      >
        <Sign>
          <path d="M6 6l12 12M18 6 6 18" />
        </Sign>
        {texts.pass}
      </button>
      <button
        type="button"
        className={`${ROUND} min-w-28 border-primary bg-primary px-5 text-on-primary`}
        disabled={!isOpen}
        onClick={() => {
          answer('yes');
        }}
      >
        <Sign>
          <path d="M12 20 4.900 12.900a4.800 4.800 0 0 1 6.800-6.800l.3.3.3-.3a4.800 4.800 0 0 1 6.800 6.800Z" />
        </Sign>
        {texts.like}
      </button>
    </div>
  );
}

function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6 shrink-0 fill-none stroke-current"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
