import { VerifiedMark } from '../../../components/people/verified-mark';
import { createFormats } from '../../../lib/i18n/formats';
import { type PhotoCheck } from '../api/photo-check';
import { type CheckTexts, HOLE } from '../check-texts';
import { type Check } from '../use-check';
import { EndButton } from './end-button';
import { StateTitle } from './state-title';
import { ToProfile } from './to-profile';

interface Props {
  readonly texts: CheckTexts;
  readonly check: Check;
  readonly now: PhotoCheck;
}

/** The profile has its mark. */
export function Verified({ texts, check, now }: Props) {
  const { outcome, end, locale } = texts;
  return (
    <div className="grid gap-4">
      <VerifiedMark className="size-14 text-primary-text" />
      <StateTitle>{outcome.verifiedTitle}</StateTitle>
      <p>{outcome.verifiedText}</p>
      {now.verified_at !== null && (
        <p className="text-caption text-text-muted">
          {outcome.verified.replace(HOLE.date, createFormats(locale).date(new Date(now.verified_at)))}
        </p>
      )}
      <EndButton texts={texts} check={check} label={end.remove} ask={end.removeAsk} text={end.removeText} />
      <ToProfile texts={texts} />
    </div>
  );
}
