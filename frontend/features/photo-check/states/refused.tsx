import { ActionBar } from '../../../components/ui/action-bar';
import { BUTTON, QUIET_BUTTON } from '../../../components/ui/button-link';
import { createFormats } from '../../../lib/i18n/formats';
import { ROUTES } from '../../../site/routes';
import { TextLink } from '../../../components/ui/text-link';
import { type PhotoCheck } from '../api/photo-check';
import { type CheckTexts, HOLE } from '../check-texts';
import { HALF } from '../half';
import { StateTitle } from './state-title';

interface Props {
  readonly texts: CheckTexts;
  readonly now: PhotoCheck;
  readonly onAgain: () => void;
}

/** The team could not verify the photos: who decided, why, what helps, and how to object. */
export function Refused({ texts, now, onAgain }: Props) {
  const { outcome, offer, locale } = texts;
  const date = now.decided_at === null ? '' : createFormats(locale).date(new Date(now.decided_at));
  return (
    <div className="grid gap-4">
      <StateTitle>{outcome.refusedTitle}</StateTitle>
      <ul className="grid gap-3">
        {now.reasons.map((code) => (
          <li key={code} className="border-l-4 border-line py-1 pl-4 text-text-strong">
            {outcome.reasons[code]}
          </li>
        ))}
      </ul>
      <p>{outcome.refusedText.replace(HOLE.date, date)}</p>
      <p>
        <TextLink href={ROUTES.decisions} isAlone>
          {outcome.appeal}
        </TextLink>
      </p>
      <ActionBar place="page">
        <a href={ROUTES.profile} className={`${QUIET_BUTTON} ${HALF}`}>
          {offer.later}
        </a>
        <button type="button" className={`${BUTTON} ${HALF}`} onClick={onAgain}>
          {outcome.again}
        </button>
      </ActionBar>
    </div>
  );
}
