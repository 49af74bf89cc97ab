'use client';

import { type ReactNode, useState } from 'react';
import { BUTTON, ButtonLink } from '../../../components/ui/button-link';
import { BlockedNotice } from '../../../components/safety/blocked-notice';
import { EarlyPhoto } from '../../../components/people/early-photo';
import { PhotoPager } from './photo-pager';
import { ProfileActions } from './profile-actions';
import { HeadBones, ProfileHead } from './profile-head';
import { type ProfileTexts } from './profile-texts';
import { useProfile } from './use-profile';
import { Told } from './told';
import { LaterThingSheet } from './things/later-thing-sheet';
import { useThings } from './things/use-things';
import './profile.css';

/** A round button on the photo on phones, a line above it on screens. */
const BACK =
  'inline-flex min-h-[44px] items-center gap-2 font-semibold text-primary-text lg:mb-2 [body:has([data-back])_&]:hidden ' +
  'max-lg:absolute max-lg:top-6 max-lg:left-[calc(var(--gutter)+12px)] max-lg:z-10 max-lg:w-[44px] max-lg:justify-center max-lg:rounded-pill max-lg:bg-surface-1';

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
  const { things, chosen, close, tellLiked } = useThings(profile);
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
    <div className="frame relative min-h-svh py-3 lg:py-8">
      <a
        href={texts.back.to}
        className={BACK}
        onClick={(event) => {
          goBack(event, texts.back.pages);
        }}
      >
        <span aria-hidden="true">←</span>
        <span className="max-lg:sr-only">{texts.back.text}</span>
      </a>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sideways:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-12">
        <div className="relative isolate self-start overflow-hidden rounded-box sideways:sticky sideways:top-3 lg:sticky lg:top-8">
          {profile ? (
            <>
              <PhotoPager texts={texts} person={profile} photos={shown} things={things} />
              <ProfileHead texts={texts} profile={profile} />
            </>
          ) : (
            <>
              <div className="profile-photo bg-surface-3 motion-safe:animate-pulse" />
              <HeadBones label={texts.loading} />
              <EarlyPhoto texts={texts} />
            </>
          )}
        </div>
        <div className="grid content-start gap-6">
          {profile ? (
            <Told texts={texts} profile={profile} things={things} />
          ) : (
            <div className="h-24 rounded-box bg-surface-3" aria-hidden="true" />
          )}
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
      {profile && chosen && (
        <LaterThingSheet
          texts={texts.thing}
          warning={texts.warning}
          person={profile}
          thing={chosen}
          onLiked={tellLiked}
          onClose={close}
        />
      )}
    </div>
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
