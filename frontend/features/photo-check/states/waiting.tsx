import { createFormats } from '../../../lib/i18n/formats';
import { type PhotoCheck } from '../api/photo-check';
import { type CheckTexts, HOLE } from '../check-texts';
import { type Check } from '../use-check';
import { EndButton } from './end-button';
import { ToProfile } from './to-profile';
import { StateTitle } from './state-title';

interface Props {
  readonly texts: CheckTexts;
  readonly check: Check;
  readonly now: PhotoCheck;
}

/** The picture is with the team. */
export function Waiting({ texts, check, now }: Props) {
  const { outcome, end, locale } = texts;
  return (
    <div className="grid gap-4">
      <StateTitle>{outcome.waitingTitle}</StateTitle>
      <p>{outcome.waitingText}</p>
      {now.sent_at !== null && (
        <p className="text-caption text-text-muted">
          {outcome.sent.replace(HOLE.date, createFormats(locale).date(new Date(now.sent_at)))}
        </p>
      )}
      <EndButton texts={texts} check={check} label={end.withdraw} ask={end.withdrawAsk} text={end.withdrawText} />
      <ToProfile texts={texts} />
    </div>
  );
}
