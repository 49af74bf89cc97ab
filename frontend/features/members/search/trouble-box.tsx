import { BUTTON } from '../../../components/ui/button-link';
import { createFormats } from '../../../lib/i18n/formats';
import { HOLE } from '../../../components/people/hole';
import { type SearchTexts } from './search-texts';
import { type Trouble } from './use-search';

interface Props {
  readonly texts: SearchTexts;
  readonly trouble: Trouble;
  readonly onRetry: () => void;
  readonly onReset: () => void;
}

/** Why nobody is shown, and the one thing to do about it. */
export function TroubleBox({ texts, trouble, onRetry, onReset }: Props) {
  const isOfFilters = trouble.why === 'no_place' || trouble.why === 'refused';
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{trouble.why === 'no_place' ? texts.noPlaceTitle : texts.failedTitle}</h2>
      <p className="max-w-[46ch]">{wordsOf(trouble, texts)}</p>
      <button type="button" className={BUTTON} onClick={isOfFilters ? onReset : onRetry}>
        {isOfFilters ? texts.reset : texts.retry}
      </button>
    </div>
  );
}

function wordsOf(trouble: Trouble, texts: SearchTexts): string {
  if (trouble.why === 'no_place') return texts.noPlace;
  if (trouble.why === 'unreachable') return texts.unreachable;
  if (trouble.why !== 'limited') return texts.failed;
  const now = new Date();
  const then = new Date(now.getTime() + trouble.seconds * 1000);
  return texts.limited.replace(HOLE.when, createFormats(texts.locale).relative(then, now));
}
