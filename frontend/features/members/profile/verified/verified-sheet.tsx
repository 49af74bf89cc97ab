import { PLACEHOLDER } from '../../../../components/people/placeholder';
import { VerifiedMark } from '../../../../components/people/verified-mark';
import { QUIET_BUTTON } from '../../../../components/ui/button-link';
import { Sheet } from '../../../../components/ui/sheet';
import { createFormats } from '../../../../lib/i18n/formats';
import { type VerifiedTexts } from './verified-texts';

interface Props {
  readonly texts: VerifiedTexts;
  readonly date: string;
  readonly onClose: () => void;
}

/** Says what was checked and when, and what the mark does not promise. */
export function VerifiedSheet({ texts, date, onClose }: Props) {
  const day = createFormats(texts.locale).date(new Date(date));
  return (
    <Sheet labelledBy="verified-title" onClose={onClose}>
      <h2 id="verified-title" tabIndex={-1} className="flex items-center gap-2 text-title hyphens-auto outline-none">
        <VerifiedMark className="size-[1.2em] shrink-0 text-primary-text" />
        {texts.mark}
      </h2>
      <p className="mt-3">
        {texts.checked.replace(PLACEHOLDER.when, day)} {texts.deleted}
      </p>
      <h3 className="mt-5 font-semibold text-text-strong">{texts.limits}</h3>
      <p className="mt-1">{texts.limitsText}</p>
      <button type="button" className={`${QUIET_BUTTON} mt-6 w-full`} onClick={onClose}>
        {texts.close}
      </button>
    </Sheet>
  );
}
