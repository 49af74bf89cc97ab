import { troubleOf } from '../../components/settings/trouble';
import { BUTTON, ButtonLink } from '../../components/ui/button-link';
import { ROUTES } from '../../site/routes';
import { type ListTexts } from './likes-texts';
import { type Trouble } from './use-likes';

export function Failed({
  texts,
  trouble,
  onRetry,
}: {
  readonly texts: ListTexts;
  readonly trouble: Trouble;
  readonly onRetry: () => void;
}) {
  const { trouble: words } = texts;
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{texts.failedTitle}</h2>
      <p className="max-w-[46ch]">{trouble.state === 'limited' ? troubleOf(trouble, words) : words.unreachable}</p>
      <button type="button" className={BUTTON} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

/** Nobody yet, and the way to somebody. */
export function Nobody({ texts }: { readonly texts: ListTexts }) {
  return (
    <div role="status" className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{texts.empty.title}</h2>
      <p className="max-w-[46ch]">{texts.empty.text}</p>
      <ButtonLink href={ROUTES.members}>{texts.find}</ButtonLink>
    </div>
  );
}

export function Loading({ texts }: { readonly texts: ListTexts }) {
  return (
    <p role="status" className="sr-only">
      {texts.loading}
    </p>
  );
}
