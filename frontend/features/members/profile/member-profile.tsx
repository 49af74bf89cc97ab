'use client';

import { type ReactNode, useState } from 'react';
import { BUTTON, ButtonLink } from '../../../components/ui/button-link';
import { FictionalChip } from '../../../components/ui/fictional-chip';
import { createFormats } from '../../../lib/i18n/formats';
import { type Profile } from '../api/get-member';
import { distanceText } from '../../../components/people/distance';
import { BlockedNotice } from '../../../components/safety/blocked-notice';
import { FactsList } from './facts-list';
import { PHOTO_SIZE, PhotoPager } from './photo-pager';
import { ProfileActions } from './profile-actions';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type ProfileTexts } from './profile-texts';
import { useProfile } from './use-profile';

/** Back to where the list was left, where the reader comes from there. */
function goBack(event: { preventDefault: () => void }, pages: readonly string[]): void {
  const { referrer } = document;
  if (window.history.length < 2 || !URL.canParse(referrer)) return;
  const { origin, pathname } = new URL(referrer);
  if (origin !== window.location.origin || !pages.includes(pathname)) return;
  event.preventDefault();
  window.history.back();
}

export function MemberProfile({ texts }: { readonly texts: ProfileTexts }) {
  const { profile, isAbsent, isFailed, photos, refetch } = useProfile();
  const [isBlocked, setBlocked] = useState(false);
  if (isAbsent)
    return (
      <Gone title={texts.absentTitle} text={texts.absentText}>
        <ButtonLink href={texts.back.to}>{texts.back.text}</ButtonLink>
      </Gone>
    );
  if (isFailed)
    return (
      <Gone title={texts.failedTitle} text={texts.failedText}>
        <button type="button" className={BUTTON} onClick={() => void refetch()}>
          {texts.retry}
        </button>
      </Gone>
    );
  if (profile && isBlocked)
    return (
      <BlockedNotice
        texts={texts.safety}
        person={profile}
        back={texts.back}
        onUnblocked={() => {
          setBlocked(false);
        }}
      />
    );
  const shown = photos.length > 0 || profile?.main_image == null ? photos : [profile.main_image];
  return (
    <div className="frame py-3 lg:py-8">
      <a
        href={texts.back.to}
        className="mb-2 inline-flex min-h-11 [body:has([data-back])_&]:hidden items-center gap-2 font-semibold text-primary-text"
        onClick={(event) => {
          goBack(event, texts.back.pages);
        }}
      >
        <span aria-hidden="true">←</span>
        {texts.back.text}
      </a>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-12">
        {profile ? (
          <PhotoPager texts={texts} person={profile} photos={shown} />
        ) : (
          <div className={`${PHOTO_SIZE} rounded-box bg-surface-3 motion-safe:animate-pulse`} />
        )}
        <div className="grid content-start gap-6">
          {profile ? <Told texts={texts} profile={profile} /> : <Bones texts={texts} />}
        </div>
      </div>
      {profile && (
        <ProfileActions
          texts={texts}
          profile={profile}
          onBlocked={() => {
            setBlocked(true);
            window.scrollTo({ top: 0, behavior: 'instant' });
          }}
        />
      )}
    </div>
  );
}

function Told({ texts, profile }: { readonly texts: ProfileTexts; readonly profile: Profile }) {
  const { name, age, city, countryregion, country, distance_km: distance, online, fictional, facts, notes } = profile;
  const { countryName } = createFormats(texts.locale);
  const place = [
    city ?? countryregion?.name ?? (country === null ? null : countryName(country)),
    distance === null ? null : distanceText(distance, texts.locale),
  ].filter((part) => part !== null);
  return (
    <>
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-heading">
            {texts.nameAge.replace(PLACEHOLDER.name, name).replace(PLACEHOLDER.age, String(age))}
          </h1>
          {fictional && <FictionalChip icon={texts.icon} label={texts.fictional} />}
        </div>
        {place.length > 0 && <p className="mt-1 text-lead">{place.join(' · ')}</p>}
        {online && (
          <p className="mt-1 flex items-center gap-2 text-caption font-semibold text-text-strong first-letter:uppercase">
            <span className="size-2.5 rounded-pill bg-success" aria-hidden="true" />
            {texts.online}
          </p>
        )}
      </header>
      {fictional && <p className="border-l-4 border-line py-1 pl-4">{texts.warning}</p>}
      {notes.map(({ field, text }) => (
        <section key={field}>
          <h2 className="mb-1.5 text-title">{texts.notes[field]}</h2>
          <p className="max-w-[60ch] whitespace-pre-line">{text}</p>
        </section>
      ))}
      {notes.length === 0 && <p className="text-text-muted">{texts.noAbout.replace(PLACEHOLDER.name, name)}</p>}
      {facts.length > 0 && <FactsList texts={texts} facts={facts} />}
    </>
  );
}

function Bones({ texts }: { readonly texts: ProfileTexts }) {
  return (
    <>
      <h1 className="text-heading">
        <span className="sr-only">{texts.loading}</span>
        <span className="block h-[1.1em] w-48 rounded-control bg-surface-3" aria-hidden="true" />
      </h1>
      <div className="h-24 rounded-box bg-surface-3" aria-hidden="true" />
    </>
  );
}

interface GoneProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Gone({ title, text, children }: GoneProps) {
  return (
    <div role="status" className="frame grid justify-items-start gap-5 py-16 lg:py-28">
      <h1 className="max-w-[20ch] text-heading">{title}</h1>
      <p className="max-w-[46ch] text-lead">{text}</p>
      {children}
    </div>
  );
}
