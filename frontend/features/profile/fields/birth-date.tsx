import { LinkedText } from '../../../components/ui/linked-text';
import { createFormats } from '../../../lib/i18n/formats';
import { ROUTES } from '../../../site/routes';
import { type OwnProfile } from '../saving/values';
import { type BirthTexts, PLACEHOLDER } from '../texts';

const TARGETS = { service: ROUTES['pages-service'] };

interface Props {
  readonly texts: BirthTexts;
  readonly profile: OwnProfile | undefined;
}

/** To be read, with why it cannot be changed. */
export function BirthDate({ texts, profile }: Props) {
  const { date } = createFormats(texts.locale);
  return (
    <div>
      <p className="mb-1.5 font-semibold text-text-strong">{texts.label}</p>
      <p className="min-h-[1.5em] text-text-strong">{profile && date(new Date(profile.date_of_birth))}</p>
      <p className="mt-1 text-caption text-text-muted">
        <LinkedText text={texts.why.replace(PLACEHOLDER.age, profile ? String(profile.age) : '…')} targets={TARGETS} />
      </p>
    </div>
  );
}
