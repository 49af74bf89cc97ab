import { BUTTON } from '../../../components/ui/button-link';
import { type ErrorState } from '../../../lib/api/query-answer';
import { createFormats } from '../../../lib/i18n/formats';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type SearchTexts } from './search-texts';

interface Props {
  readonly texts: SearchTexts;
  readonly errorState: ErrorState;
  readonly onRetry: () => void;
  readonly onReset: () => void;
}

/** Why nobody is shown, and the one thing to do about it. */
export function ErrorBox({ texts, errorState, onRetry, onReset }: Props) {
  const isOfFilters = errorState.state === 'invalid';
  const hasNoPlace = isOfFilters && errorState.faults.some(({ path }) => path === 'lat');
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{hasNoPlace ? texts.noPlaceTitle : texts.failedTitle}</h2>
      <p className="max-w-[46ch]">{hasNoPlace ? texts.noPlace : wordsOf(errorState, texts)}</p>
      <button type="button" className={BUTTON} onClick={isOfFilters ? onReset : onRetry}>
        {isOfFilters ? texts.reset : texts.retry}
      </button>
    </div>
  );
}

function wordsOf(errorState: ErrorState, texts: SearchTexts): string {
  if (errorState.state === 'unreachable') return texts.unreachable;
  if (errorState.state !== 'limited') return texts.failed;
  const now = new Date();
  const then = new Date(now.getTime() + errorState.retryAfterSeconds * 1000);
  return texts.limited.replace(PLACEHOLDER.when, createFormats(texts.locale).relative(then, now));
}
