import { BUTTON } from '../../../components/ui/button-link';
import { createFormats } from '../../../lib/i18n/formats';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type SearchTexts } from './search-texts';
import { type ErrorState } from './use-search';

interface Props {
  readonly texts: SearchTexts;
  readonly errorState: ErrorState;
  readonly onRetry: () => void;
  readonly onReset: () => void;
}

/** Why nobody is shown, and the one thing to do about it. */
export function ErrorBox({ texts, errorState, onRetry, onReset }: Props) {
  const isOfFilters = errorState.why === 'no_place' || errorState.why === 'refused';
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{errorState.why === 'no_place' ? texts.noPlaceTitle : texts.failedTitle}</h2>
      <p className="max-w-[46ch]">{wordsOf(errorState, texts)}</p>
      <button type="button" className={BUTTON} onClick={isOfFilters ? onReset : onRetry}>
        {isOfFilters ? texts.reset : texts.retry}
      </button>
    </div>
  );
}

function wordsOf(errorState: ErrorState, texts: SearchTexts): string {
  if (errorState.why === 'no_place') return texts.noPlace;
  if (errorState.why === 'unreachable') return texts.unreachable;
  if (errorState.why !== 'limited') return texts.failed;
  const now = new Date();
  const then = new Date(now.getTime() + errorState.seconds * 1000);
  return texts.limited.replace(PLACEHOLDER.when, createFormats(texts.locale).relative(then, now));
}
