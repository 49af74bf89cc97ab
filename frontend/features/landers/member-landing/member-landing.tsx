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
  readonly art: ReactNode;
  readonly mark: ReactNode;
  /** The way on where the profile is gone. */
  readonly gone: ReactNode;
  readonly children: ReactNode;
}

/**
 * One profile, as large as the screen gives: photo, name, a line in their own words, and the way to write to them. The words
 * have their room before they are known, so that the button stays where it is.
 */
export function MemberLanding({ texts, title, art, mark, gone, children }: Props) {
  const { state, retry } = useTeaser();
  if (state.name === 'absent' || state.name === 'failed') {
    return (
      <TeaserGone texts={texts} why={state.name} retry={retry} mark={mark}>
        {gone}
      </TeaserGone>
    );
  }
  const teaser = state.name === 'shown' ? state.teaser : undefined;
  return (
    <div
      aria-busy={teaser === undefined}
      className="needs-script frame grid gap-5 pb-12 lg:min-h-[min(46rem,calc(100svh-4rem))] lg:grid-cols-12 lg:items-center lg:gap-14 lg:py-10"
    >
      <Portrait
        texts={texts}
        teaser={teaser}
        art={art}
        className="-mx-(--gutter) aspect-[4/5] max-h-[44svh] min-h-72 w-[calc(100%+2*var(--gutter))] rounded-b-box sm:mx-auto sm:max-h-none sm:w-full sm:max-w-[28rem] sm:rounded-box lg:col-span-5"
      >
        <div className="teaser-scrim absolute inset-x-0 bottom-0 px-(--gutter) pt-20 pb-5 sm:px-6">
          <Person texts={texts} teaser={teaser} className="text-heading" />
        </div>
      </Portrait>
      <div className="flex flex-col gap-6 lg:col-span-7">
        <div className="flex min-h-46 flex-col gap-5 lg:min-h-64 lg:justify-end">
          <Line
            texts={texts}
            words={teaser === undefined ? undefined : (teaser.about ?? '')}
            name={teaser?.name ?? ''}
          />
          {teaser?.fictional === true && (
            <p className="max-w-[46ch] border-l-4 border-line pl-4 text-caption">{texts.fictional}</p>
          )}
        </div>
        <div>
          <h2 aria-hidden={teaser === undefined} className="mb-4 min-h-[1.2em] text-title">
            {teaser !== undefined && named(title, teaser.name)}
          </h2>
          {children}
        </div>
      </div>
    </div>
  );
}

interface LineProps {
  readonly texts: TeaserTexts;
  readonly words: string | undefined;
  readonly name: string;
}

function Line({ texts, words, name }: LineProps) {
  if (words === undefined) {
    return (
      <div aria-hidden="true" className="flex flex-col gap-3 pt-1">
        <span className="teaser-bone h-6 w-full max-w-md" />
        <span className="teaser-bone h-6 w-4/5 max-w-sm" />
      </div>
    );
  }
  if (words === '') return <p className="text-lead text-text-muted">{named(texts.noAbout, name)}</p>;
  return (
    <blockquote>
      <p className="line-clamp-3 font-display text-title whitespace-pre-line text-text-strong sm:line-clamp-4 lg:text-heading">
        {words}
      </p>
    </blockquote>
  );
}
