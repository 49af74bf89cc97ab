import { PLACEHOLDER } from '../../components/people/placeholder';
import { type GameState, type Notice } from './game/game';
import { type SwipeTexts } from './swipe-texts';
import { timeOf } from './time-of';

interface Props {
  readonly texts: SwipeTexts;
  readonly state: GameState;
  readonly retry: () => void;
}

/** One line of two: what has just happened, else how many likes there are. */
export function DeckStatus({ texts, state, retry }: Props) {
  const { errorState, notice, left } = state;
  return (
    <div className="grid min-h-11 content-center justify-items-center text-center text-caption text-balance lg:justify-items-start lg:text-start lg:text-body">
      <p role="status" className={(errorState ?? notice) ? 'font-semibold text-text-strong' : ''}>
        {errorState === 'unreachable' && texts.kept}
        {errorState === 'failed' && texts.notSaved}
        {errorState === undefined && notice !== undefined && notice.what !== 'no_likes' && noticeText(notice, texts)}
        {errorState === undefined &&
          (notice === undefined || notice.what === 'no_likes') &&
          left !== undefined &&
          leftText(left, texts)}
      </p>
      {errorState === 'failed' && (
        <button type="button" className="min-h-11 px-3 font-semibold text-primary-text underline" onClick={retry}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}

function noticeText({ what, name }: Notice, texts: SwipeTexts): string {
  if (what === 'too_late') return texts.tooLate;
  return (what === 'absent' ? texts.absent : texts.returned).replace(PLACEHOLDER.name, name);
}

function leftText({ likes_left: left, resets_at }: NonNullable<GameState['left']>, texts: SwipeTexts): string {
  const text = left === 0 ? texts.none : (texts.left[left - 1] ?? texts.left.at(-1) ?? '');
  return text.replace(PLACEHOLDER.when, timeOf(resets_at, texts));
}
