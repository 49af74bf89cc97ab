import { troubleOf, type TroubleTexts } from '../../components/settings/trouble';
import { BUTTON } from '../../components/ui/button-link';
import { type Trouble } from './use-transactions';

interface Props {
  readonly texts: { readonly failedTitle: string; readonly retry: string; readonly trouble: TroubleTexts };
  readonly trouble: Trouble;
  readonly onRetry: () => void;
}

export function Failed({ texts, trouble, onRetry }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 py-6">
      <h2 className="text-title">{texts.failedTitle}</h2>
      <p className="max-w-[46ch]">
        {trouble.state === 'limited' ? troubleOf(trouble, texts.trouble) : texts.trouble.unreachable}
      </p>
      <button type="button" className={BUTTON} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
