import { type Verdict } from '../../components/deck/deck-physics';
import { PLACEHOLDER } from '../../components/people/placeholder';
import { ActionBar } from '../../components/ui/action-bar';
import { ROUTES } from '../../site/routes';
import { DeckSign } from './deck-sign';
import { type SwipeTexts } from './swipe-texts';
import { timeOf } from './time-of';

interface Props {
  readonly texts: SwipeTexts;
  /** There is a card to decide about. */
  readonly isOpen: boolean;
  readonly canUndo: boolean;
  /** When there are likes again; undefined where some are left. */
  readonly likesFrom: string | undefined;
  readonly answer: (verdict: Verdict) => void;
  readonly undo: () => void;
}

/** Round and without words where there is no room for them; the sign above its word on other phones. */
const ROUND =
  'flex min-h-[60px] flex-col items-center justify-center gap-x-2 rounded-pill border-2 px-[8px] py-1 text-caption ' +
  'leading-tight font-semibold whitespace-nowrap sm:flex-row sm:text-body snug:size-[64px] snug:flex-none snug:flex-col snug:gap-0 snug:p-0 ' +
  'duration-200 transition-[translate,opacity] motion-safe:hover:-translate-y-0.5 active:translate-y-0 ' +
  'disabled:opacity-40 disabled:hover:translate-y-0';
const QUIET = `${ROUND} border-line bg-surface-1 text-text-strong`;
const MAIN = `${ROUND} border-primary bg-primary text-on-primary`;
const WORDED = 'min-w-min flex-[1_1_0] sm:min-w-28 sm:flex-none sm:px-5 snug:min-w-0 snug:px-0';
const WORD = 'snug:sr-only';

/** Under the thumb, and never anywhere else. Without likes the search is the way on. */
export function DeckButtons({ texts, isOpen, canUndo, likesFrom, answer, undo }: Props) {
  const isUsedUp = isOpen && likesFrom !== undefined;
  return (
    <ActionBar place="deck">
      <button
        type="button"
        className={`${QUIET} min-w-[60px]`}
        onClick={undo}
        disabled={!canUndo}
        aria-label={texts.undo}
      >
        <DeckSign name="undo" />
      </button>
      <button
        type="button"
        className={`${QUIET} ${WORDED}`}
        disabled={!isOpen}
        onClick={() => {
          answer('no');
        }}
      >
        <DeckSign name="pass" />
        <span className={WORD}>{texts.pass}</span>
      </button>
      <button
        type="button"
        className={`${isUsedUp ? QUIET : MAIN} ${WORDED}`}
        disabled={!isOpen}
        onClick={() => {
          answer('yes');
        }}
      >
        <DeckSign name={isUsedUp ? 'clock' : 'like'} />
        {isUsedUp ? (
          <LikesFrom texts={texts} time={timeOf(likesFrom, texts)} />
        ) : (
          <span className={WORD}>{texts.like}</span>
        )}
      </button>
      {isUsedUp && (
        <a href={ROUTES.members} className={`${MAIN} ${WORDED}`}>
          <DeckSign name="search" />
          <span className={WORD}>{texts.toSearch}</span>
        </a>
      )}
    </ActionBar>
  );
}

/** The hour alone on small phones. */
function LikesFrom({ texts, time }: { readonly texts: SwipeTexts; readonly time: string }) {
  return (
    <>
      <span className="sr-only">{texts.like}, </span>
      <span className={WORD}>{texts.likesFrom.replace(PLACEHOLDER.when, time)}</span>
      <span className="hidden text-[min(0.75rem,14px)] tracking-tight snug:inline" aria-hidden="true">
        {time}
      </span>
    </>
  );
}
