import { placeOf } from '../../../components/people/place';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { FictionalChip } from '../../../components/ui/fictional-chip';
import { type Profile } from '../api/get-member';
import { type ProfileTexts } from './profile-texts';
import { VerifiedButton } from './verified/verified-button';

const SCRIM =
  'member-scrim pointer-events-none absolute inset-x-0 bottom-0 grid gap-1 px-4 pt-7 pb-4 leading-snug *:max-w-full';

/** Shows name, age, place and label over the lower edge of the photos. Touches pass through it, so that they turn the photos. */
export function ProfileHead({ texts, profile }: { readonly texts: ProfileTexts; readonly profile: Profile }) {
  const { name, age, online, fictional, verified_at: verifiedAt } = profile;
  const place = placeOf(profile, texts.locale);
  return (
    <header className={SCRIM}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="text-heading sideways:text-title">
          {texts.nameAge.replace(PLACEHOLDER.name, name).replace(PLACEHOLDER.age, String(age))}
        </h1>
        {fictional && <FictionalChip icon={texts.icon} label={texts.fictional} />}
        {verifiedAt != null && <VerifiedButton texts={texts.verified} date={verifiedAt} />}
      </div>
      {place !== '' && <p>{place}</p>}
      {online && (
        <p className="flex items-center gap-2 text-caption font-semibold text-text-strong first-letter:uppercase">
          <span className="size-2.5 shrink-0 rounded-pill bg-success" aria-hidden="true" />
          {texts.online}
        </p>
      )}
    </header>
  );
}

export function HeadBones({ label }: { readonly label: string }) {
  return (
    <header className={SCRIM}>
      <h1 className="text-heading">
        <span className="sr-only">{label}</span>
        <span className="block h-[1.1em] w-48 max-w-full rounded-control bg-surface-3" aria-hidden="true" />
      </h1>
    </header>
  );
}
