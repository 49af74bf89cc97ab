import { type ErrorState } from '../../lib/api/query-answer';
import { ROUTES } from '../../site/routes';
import { type ErrorTexts, errorTextOf } from '../settings/error-texts';
import { BUTTON, ButtonLink } from '../ui/button-link';

export interface NoticeTexts {
  readonly errorState: ErrorTexts;
  readonly failedTitle: string;
  readonly retry: string;
  readonly loading: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly find: string;
}

export function Failed({
  texts,
  errorState,
  onRetry,
}: {
  readonly texts: NoticeTexts;
  readonly errorState: ErrorState;
  readonly onRetry: () => void;
}) {
  const { errorState: words } = texts;
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{texts.failedTitle}</h2>
      <p className="max-w-[46ch]">
        {errorState.state === 'limited' ? errorTextOf(errorState, words) : words.unreachable}
      </p>
      <button type="button" className={BUTTON} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** States that nobody is in the list yet, and links to the search for members. */
export function Nobody({ texts }: { readonly texts: NoticeTexts }) {
  return (
    <div role="status" className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{texts.empty.title}</h2>
      <p className="max-w-[46ch]">{texts.empty.text}</p>
      <ButtonLink href={ROUTES.members}>{texts.find}</ButtonLink>
    </div>
  );
}

export function Loading({ texts }: { readonly texts: NoticeTexts }) {
  return (
    <p role="status" className="sr-only">
      {texts.loading}
    </p>
  );
}
