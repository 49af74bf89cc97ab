import { Unbroken } from '../../components/ui/unbroken';
import { type ResendTexts } from '../../components/activation/resend-texts';
import { BUTTON, QUIET_BUTTON } from '../../components/ui/button-link';
import { Sheet } from '../../components/ui/sheet';
import { ResendButton } from './resend-button';

export interface SheetTexts {
  readonly title: string;
  readonly enter: string;
  readonly later: string;
}

interface Props {
  readonly text: string;
  readonly texts: SheetTexts;
  readonly resend: ResendTexts;
  readonly onClose: () => void;
}

export function UnconfirmedSheet({ text, texts, resend, onClose }: Props) {
  return (
    <Sheet labelledBy="unconfirmed-title" onClose={onClose}>
      <h2 id="unconfirmed-title" className="text-title">
        <Unbroken text={texts.title} />
      </h2>
      <p className="mt-3 mb-4">
        <Unbroken text={text} />
      </p>
      <a href="/complete-signup" className={`${BUTTON} mb-2 w-full`}>
        {texts.enter}
      </a>
      <ResendButton texts={resend} />
      <button type="button" className={`${QUIET_BUTTON} mt-4 w-full`} onClick={onClose}>
        {texts.later}
      </button>
    </Sheet>
  );
}
