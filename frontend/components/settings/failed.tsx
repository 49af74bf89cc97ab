import { errorTextOf, type ErrorTexts } from './error-texts';
import { BUTTON } from '../ui/button-link';
import { type ErrorState } from '../../lib/api/query-answer';

interface Props {
  readonly texts: { readonly failedTitle: string; readonly retry: string; readonly errorState: ErrorTexts };
  readonly errorState: ErrorState;
  readonly onRetry: () => void;
}

export function Failed({ texts, errorState, onRetry }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{texts.failedTitle}</h2>
      <p className="max-w-[46ch]">
        {errorState.state === 'limited' ? errorTextOf(errorState, texts.errorState) : texts.errorState.unreachable}
      </p>
      <button type="button" className={BUTTON} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
