'use client';

import { Failed, Loading, Nobody } from '../../components/likes/list-notices';
import { CARD_GRID, CardBones, FIRST_CARDS, MoreCards } from '../../components/people/card-grid';
import { MemberCard } from '../../components/people/member-card';
import { usePages } from '../../lib/api/use-pages';
import { useBlockedHere } from '../../lib/blocked';
import { ROUTES } from '../../site/routes';
import { type VisitorsTexts } from './activity-texts';
import { getVisitors, type Visitor } from './api/get-visitors';
import { useNews } from './use-news';
import { useSeen } from './use-seen';
import { When } from './when';

/** The members who looked at one's profile, to the end. */
export function VisitorsList({ texts }: { readonly texts: VisitorsTexts }) {
  const { state, more, refetch } = usePages(['/api/visitors'], getVisitors);
  const blocked = useBlockedHere();
  useNews(refetch);
  useSeen('/api/visitors/seen', state.name === 'shown' ? state.pages[0]?.as_of : undefined);
  if (state.name === 'failed')
    return <Failed texts={texts} errorState={state.errorState} onRetry={() => void refetch()} />;
  if (state.name === 'loading')
    return (
      <>
        <Loading texts={texts} />
        <CardBones />
      </>
    );
  const visitors = unique(state.pages.flatMap((page) => page.visitors)).filter(({ id }) => !blocked.has(id));
  if (visitors.length === 0 && state.next === null) return <Nobody texts={texts} />;
  return (
    <>
      <ul className={CARD_GRID}>
        {visitors.map((visitor, at) => (
          <li key={visitor.id} className="flex flex-col gap-1.5 [&>:first-child]:h-auto">
            <MemberCard
              texts={texts.card}
              card={visitor}
              isMember
              path={`${ROUTES.likes}/m/${visitor.id}`}
              flag={visitor.visit_new ? texts.isNew : null}
              isFirst={at < FIRST_CARDS}
            />
            <When at={visitor.visited_at} locale={texts.locale} />
          </li>
        ))}
      </ul>
      {state.next !== null && <MoreCards texts={texts} how={state.more} onMore={more} />}
    </>
  );
}

/** Somebody who has come again meanwhile would stand there twice. */
function unique(visitors: readonly Visitor[]): readonly Visitor[] {
  return [...new Map(visitors.map((visitor) => [visitor.id, visitor])).values()];
}
