'use client';

import { Failed, Loading, Nobody } from '../../components/likes/list-notices';
import { MoreCards } from '../../components/people/card-grid';
import { usePages } from '../../lib/api/use-pages';
import { useBlockedHere } from '../../lib/blocked';
import { type HistoryTexts } from './activity-texts';
import { type Entry, getHistory } from './api/get-history';
import { HistoryRow } from './history-row';
import { useNews } from './use-news';
import { useSeen } from './use-seen';

/** As many rows as the first screen of a phone shows. */
const BONES = 7;

/** The history of the member, to its end. */
export function HistoryList({ texts }: { readonly texts: HistoryTexts }) {
  const { state, more, refetch } = usePages(['/api/activity'], getHistory);
  const blocked = useBlockedHere();
  useNews(refetch);
  useSeen('/api/activity/seen', state.name === 'shown' ? state.pages[0]?.as_of : undefined);
  if (state.name === 'failed')
    return <Failed texts={texts} errorState={state.errorState} onRetry={() => void refetch()} />;
  if (state.name === 'loading')
    return (
      <>
        <Loading texts={texts} />
        <Bones />
      </>
    );
  const entries = unique(state.pages.flatMap((page) => page.entries)).filter(({ profile }) => !blocked.has(profile.id));
  if (entries.length === 0 && state.next === null) return <Nobody texts={texts} />;
  return (
    <div className="max-w-[44rem]">
      <ul className="border-b border-hairline">
        {entries.map((entry) => (
          <HistoryRow key={keyOf(entry)} texts={texts} entry={entry} />
        ))}
      </ul>
      {state.next !== null && <MoreCards texts={texts} how={state.more} onMore={more} />}
    </div>
  );
}

const keyOf = ({ profile, at }: Entry): string => `${profile.id} ${at}`;

/** An entry that has become newer meanwhile would stand there twice. */
const unique = (entries: readonly Entry[]): readonly Entry[] => [
  ...new Map(entries.map((entry) => [keyOf(entry), entry])).values(),
];

/** In the size of what will stand there. */
function Bones() {
  return (
    <div className="grid max-w-[44rem]" aria-hidden="true">
      {Array.from({ length: BONES }, (_, at) => (
        <div key={at} className="flex min-h-20 items-center gap-3 border-t border-hairline">
          <span className="size-14 shrink-0 rounded-pill bg-surface-3 motion-safe:animate-pulse" />
          <span className="h-4 w-48 rounded-control bg-surface-3 motion-safe:animate-pulse" />
        </div>
      ))}
    </div>
  );
}
