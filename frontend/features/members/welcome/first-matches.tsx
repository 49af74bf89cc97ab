'use client';

import { type ReactNode } from 'react';
import { type Card } from '../../../components/people/card';
import { MemberCard } from '../../../components/people/member-card';
import { BUTTON } from '../../../components/ui/button-link';
import { useAnswer } from '../../../lib/api/use-answer';
import { useMember } from '../../../lib/member';
import { getLastSearch } from '../api/get-last-search';
import { MEMBERS, searchMembers } from '../api/search-members';
import { FirstPeople } from './first-people';
import { type MatchesTexts } from './matches-texts';

/** So many to write to, and two rows of a phone's two or a screen's four. */
const FIRST = 3;
const MOST = FIRST + 4;
const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5';

interface Props {
  readonly texts: MatchesTexts;
}

export function FirstMatches({ texts }: Props) {
  // With what the member has stated so far: at sign-up, or in later searches.
  const { data, isError, refetch } = useAnswer(
    [MEMBERS, 'first'],
    async (signal) => searchMembers(await getLastSearch(texts.offered), null, signal),
    useMember() != null,
  );
  if (isError)
    return (
      <Said title={texts.failedTitle} text={texts.failedText}>
        <button type="button" className={BUTTON} onClick={() => void refetch()}>
          {texts.retry}
        </button>
      </Said>
    );
  if (data === undefined)
    return (
      <>
        <p className="mt-2 mb-6 text-lead">{texts.text}</p>
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        <div className={GRID} aria-hidden="true">
          {Array.from({ length: MOST }, (_, at) => (
            <div key={at} className="aspect-[4/5] rounded-box bg-surface-3 motion-safe:animate-pulse" />
          ))}
        </div>
      </>
    );
  const { members, similar } = data;
  // Those who can answer come first.
  const shown = members.toSorted((one, other) => Number(one.fictional) - Number(other.fictional)).slice(0, MOST);
  const others = (similar ?? []).slice(0, MOST - shown.length);
  if (shown.length + others.length === 0) return <Said title={texts.emptyTitle} text={texts.emptyText} />;
  return (
    <>
      {shown.length > 0 && (
        <>
          <p className="mt-2 mb-6 text-lead">{texts.text}</p>
          <FirstPeople texts={texts} cards={shown.slice(0, FIRST)} />
          {shown.length > FIRST && (
            <>
              <h2 className="mt-8 mb-4 text-title">{texts.more}</h2>
              <Cards texts={texts} cards={shown.slice(FIRST)} />
            </>
          )}
        </>
      )}
      {others.length > 0 && (
        <section className="mt-8">
          <h2 className="text-title">{texts.similarTitle}</h2>
          <p className="mt-1 mb-5 text-text-muted">{texts.similarText}</p>
          <Cards texts={texts} cards={others} />
        </section>
      )}
    </>
  );
}

function Cards({ texts, cards }: Props & { readonly cards: readonly Card[] }) {
  return (
    <ul className={GRID}>
      {cards.map((card, at) => (
        <li key={card.id}>
          <MemberCard texts={texts.card} card={card} isMember isFirst={at < 2} />
        </li>
      ))}
    </ul>
  );
}

interface SaidProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Said({ title, text, children }: SaidProps) {
  return (
    <div role="status" className="grid justify-items-start gap-4 py-8">
      <h2 className="text-title">{title}</h2>
      <p className="max-w-[46ch]">{text}</p>
      {children}
    </div>
  );
}
