import { QUIET_BUTTON } from '../../components/ui/button-link';
import { createFormats } from '../../lib/i18n/formats';
import { PLACEHOLDER, type MailsTexts } from './settings-texts';
import { type MailSuppression } from './use-mail-preferences';

interface Props {
  readonly texts: MailsTexts;
  readonly suppression: MailSuppression;
  readonly resume: { readonly mutate: () => void; readonly isPending: boolean; readonly error: Error | null };
}

/** Why nothing is sent whatever the switches say, and the way back. */
export function Suppression({ texts, suppression, resume }: Props) {
  const date = createFormats(texts.locale).date(new Date(suppression.since));
  return (
    <div className="grid justify-items-start gap-3 border-l-4 border-warning py-1 pl-4">
      <p className="max-w-[60ch] text-text-strong">
        {texts.suppressed[suppression.reason].replace(PLACEHOLDER.date, date)}
      </p>
      <button
        type="button"
        className={QUIET_BUTTON}
        aria-disabled={resume.isPending}
        onClick={() => {
          if (!resume.isPending) resume.mutate();
        }}
      >
        {texts.resume}
      </button>
      <p role="alert" className="text-caption font-semibold text-danger empty:hidden">
        {resume.error?.message}
      </p>
    </div>
  );
}
