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

/** On phones the sign stands above the word: three of them fit the smallest screen. */
const ROUND =
  'flex min-h-[60px] flex-col items-center justify-center gap-x-2 rounded-pill border-2 px-[8px] py-1 text-caption ' +
  'leading-tight font-semibold sm:flex-row sm:text-body ' +
  'duration-200 transition-[translate,opacity] motion-safe:hover:-translate-y-0.5 active:translate-y-0 ' +
  'disabled:opacity-40 disabled:hover:translate-y-0';

const QUIET = `${ROUND} border-line bg-surface-1 text-text-strong`;

const WORDED = 'min-w-min flex-[1_1_0] sm:min-w-28 sm:flex-none sm:px-5';

/** Under the thumb, and never anywhere else. */
export function DeckButtons({ texts, isOpen, canUndo, answer, undo }: Props) {
  return (
    <div data-actions className="flex flex-wrap justify-center gap-2 sm:gap-3">
      <button
        type="button"
        className={`${QUIET} min-w-[60px]`}
        onClick={undo}
        disabled={!canUndo}
        aria-label={texts.undo}
      >
        <Sign>
          <path d="M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3" />
        </Sign>
      </button>
      <button
        type="button"
        className={`${QUIET} ${WORDED}`}
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
        className={`${ROUND} ${WORDED} border-primary bg-primary text-on-primary`}
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
      className="size-[24px] shrink-0 fill-none stroke-current"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
