import { ActionBar } from '../../../components/ui/action-bar';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { ROUTES } from '../../../site/routes';
import { type CheckTexts } from '../check-texts';
import { type Check } from '../use-check';
import { HALF } from '../half';
import { StateTitle } from './state-title';
import { useStart } from './use-start';

interface Props {
  readonly texts: CheckTexts;
  readonly check: Check;
}

/** The gesture's time is over: another one, under the same consent, or later. */
export function Expired({ texts, check }: Props) {
  const { gesture, offer } = texts;
  const { told, isBusy, start } = useStart(texts, check);
  return (
    <div className="grid gap-4">
      <StateTitle>{gesture.expiredTitle}</StateTitle>
      <p>{gesture.expiredText}</p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {told}
      </p>
      <ActionBar place="page">
        <a href={ROUTES.profile} className={`${QUIET_BUTTON} ${HALF}`}>
          {offer.later}
        </a>
        <button type="button" className={`${BUTTON} ${HALF}`} aria-disabled={isBusy} onClick={() => void start()}>
          {gesture.renew}
        </button>
      </ActionBar>
    </div>
  );
}
