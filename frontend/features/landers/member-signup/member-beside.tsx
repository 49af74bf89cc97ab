'use client';

import { type ReactNode } from 'react';
import { Person } from '../member-teaser/person';
import { Portrait } from '../member-teaser/portrait';
import { TeaserGone } from '../member-teaser/teaser-gone';
import { named } from '../member-teaser/teaser';
import { type TeaserTexts } from '../member-teaser/teaser-texts';
import { useTeaser } from '../member-teaser/use-teaser';

interface Props {
  readonly texts: TeaserTexts;
  readonly title: string;
  readonly text: string;
  readonly art: ReactNode;
}

/** Shows the profile for which the visitor signs up. A profile that is gone leaves the sign-up page as it is. */
export function MemberBeside({ texts, title, text, art }: Props) {
  const { state, retry } = useTeaser();
  if (state.name === 'absent' || state.name === 'failed') {
    return <TeaserGone texts={texts} why={state.name} retry={retry} mark={null} />;
  }
  const teaser = state.name === 'shown' ? state.teaser : undefined;
  return (
    <div aria-busy={teaser === undefined} className="flex gap-5 sm:items-end lg:flex-col lg:items-start">
      <Portrait
        texts={texts}
        teaser={teaser}
        art={art}
        small
        className="aspect-[4/5] w-28 shrink-0 self-start rounded-box sm:w-44 lg:w-full lg:max-w-[21rem]"
      />
      <div className="min-w-0 flex-1">
        <Person texts={texts} teaser={teaser} as="p" className="text-title" />
        <h1 className="mt-4 min-h-[2.2em] text-title lg:text-heading">
          {teaser === undefined ? <span className="sr-only">{texts.loading}</span> : named(title, teaser.name)}
        </h1>
        <p className="mt-2 max-w-[36ch] text-caption">{teaser?.fictional === true ? texts.fictional : text}</p>
      </div>
    </div>
  );
}
