'use client';

import { type ReactNode } from 'react';
import { Person } from '../member-teaser/person';
import { Portrait } from '../member-teaser/portrait';
import { TeaserGone } from '../member-teaser/teaser-gone';
import { type TeaserTexts } from '../member-teaser/teaser-texts';
import { useTeaser } from '../member-teaser/use-teaser';
import { type ChatTexts } from './chat-texts';
import { Composer } from './composer';
import { Conversation } from './conversation';
import { useFirstLine } from './use-first-line';

interface Props {
  readonly texts: ChatTexts;
  readonly person: TeaserTexts;
  readonly art: ReactNode;
  readonly mark: ReactNode;
  /** The way on where the profile is gone. */
  readonly gone: ReactNode;
  readonly children: ReactNode;
}

/** A conversation that nobody has begun. What is written here waits in the browser for sign-up. */
export function MemberChat({ texts, person, art, mark, gone, children }: Props) {
  const { state, retry } = useTeaser();
  const { field, ...line } = useFirstLine();
  if (state.name === 'absent' || state.name === 'failed') {
    return (
      <TeaserGone texts={person} why={state.name} retry={retry} mark={mark}>
        {gone}
      </TeaserGone>
    );
  }
  const teaser = state.name === 'shown' ? state.teaser : undefined;
  return (
    <section
      aria-label={texts.region}
      aria-busy={teaser === undefined}
      className="needs-script mx-auto flex min-h-[calc(100svh-4rem)] w-full max-w-[38rem] flex-col bg-surface-1 lg:min-h-[38rem] lg:overflow-hidden lg:rounded-box lg:border lg:border-hairline lg:shadow-raised"
    >
      <div className="flex min-h-28 items-center gap-4 border-b border-hairline px-5 py-3 sm:min-h-20">
        <Portrait texts={person} teaser={teaser} art={art} small className="size-14 shrink-0 rounded-[50%]" />
        <Person texts={person} teaser={teaser} className="text-lead" />
      </div>
      <Conversation
        texts={texts}
        fictional={teaser?.fictional === true ? person.fictional : undefined}
        about={teaser?.about ?? undefined}
        line={line.kept}
        change={line.change}
        borrow={line.borrow}
        empty={line.draft === ''}
      >
        {children}
      </Conversation>
      {line.kept === undefined && <Composer texts={texts} line={line} field={field} />}
    </section>
  );
}
