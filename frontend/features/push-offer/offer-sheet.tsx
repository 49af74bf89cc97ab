import { useState } from 'react';
import { switchError } from '../../components/push/switch-texts';
import { QUIET_BUTTON } from '../../components/ui/button-link';
import { Sheet } from '../../components/ui/sheet';
import { TextLink } from '../../components/ui/text-link';
import { Unbroken } from '../../components/ui/unbroken';
import { knownMember } from '../../lib/member';
import { keepRefusal } from '../../lib/push/asking';
import { switchPushOn } from '../../lib/push/switch-push';
import { ROUTES } from '../../site/routes';
import { type OfferTexts } from './offer-texts';

interface Props {
  readonly texts: OfferTexts;
  readonly onClose: () => void;
}

export function OfferSheet({ texts, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  // What the browser has refused it does not ask again.
  const [isOver, setOver] = useState(false);
  const [errorState, setErrorState] = useState<string>();

  const close = (): void => {
    const member = knownMember();
    if (!isDone && member) keepRefusal(member.profile.id);
    onClose();
  };
  const turnOn = (): void => {
    if (isBusy) return;
    setBusy(true);
    setErrorState(undefined);
    // In the press itself: browsers show their question for nothing else.
    void switchPushOn().then((switched) => {
      setBusy(false);
      setDone(switched.state === 'done');
      setOver(switched.state === 'done' || switched.state === 'denied');
      setErrorState(switchError(switched, texts));
    });
  };

  return (
    <Sheet labelledBy="push-offer-title" onClose={close}>
      <svg viewBox="0 0 24 24" className="mb-4 size-10 text-primary-text" fill="currentColor" aria-hidden="true">
        <path d="M12 2.5a6 6 0 0 0-6 6V13l-1.8 3.2a.8.8 0 0 0 .7 1.2h14.2a.8.8 0 0 0 .7-1.2L18 13V8.5a6 6 0 0 0-6-6ZM9.5 19a2.6 2.6 0 0 0 5 0Z" />
      </svg>
      <h2 id="push-offer-title" className="text-title">
        <Unbroken text={texts.title} />
      </h2>
      <p className="mt-3">{texts.text}</p>
      <p role="status" className="mt-3 font-semibold text-text-strong empty:hidden">
        {isDone && texts.done}
      </p>
      <div role="alert" className="mt-3 empty:hidden">
        {errorState !== undefined && (
          <p className="border-l-4 border-danger py-1 pl-4 text-text-strong">
            {errorState} <TextLink href={`${ROUTES.notifications}#push`}>{texts.settings}</TextLink>
          </p>
        )}
      </div>
      <div className="mt-6 grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
        {!isOver && (
          <button type="button" className={QUIET_BUTTON} aria-disabled={isBusy} onClick={turnOn}>
            {texts.yes}
          </button>
        )}
        <button type="button" className={QUIET_BUTTON} onClick={close}>
          {isOver ? texts.close : texts.later}
        </button>
      </div>
    </Sheet>
  );
}
