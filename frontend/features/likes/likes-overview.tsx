'use client';

import { CardBones } from '../../components/people/card-grid';
import { useAnswer } from '../../lib/api/use-answer';
import { useBlockedHere } from '../../lib/blocked';
import { ROUTES } from '../../site/routes';
import { getOverview } from './api/get-likes';
import { LikeCards } from './like-cards';
import { type OverviewTexts } from './likes-texts';
import { type LikeList } from './lists';
import { Failed, Loading, Nobody } from '../../components/likes/list-notices';
import { useReloading } from './use-likes';

/** Whole rows, of two on phones and of three on screens. */
const SHOWN = 6;

/** From those who are nearest to a conversation. */
const PARTS: readonly LikeList[] = ['mutual', 'received', 'given'];

/** The newest of each list; everybody once. */
export function LikesOverview({ texts }: { readonly texts: OverviewTexts }) {
  const { data, error, refetch } = useAnswer(['/api/likes.php'], getOverview);
  useReloading(refetch);
  const blocked = useBlockedHere();
  if (data === undefined && error !== null)
    return <Failed texts={texts} errorState={error.errorState} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <>
        <Loading texts={texts} />
        <div className="mb-4 h-11" aria-hidden="true" />
        <CardBones />
      </>
    );
  const parts = PARTS.map((list) => ({
    list,
    // A match stands among the matches alone.
    likes: data[list].filter(({ id, mutual }) => !blocked.has(id) && (list === 'mutual' || !mutual)),
  })).filter(({ likes }) => likes.length > 0);
  if (parts.length === 0) return <Nobody texts={texts} />;
  return (
    <>
      {parts.map(({ list, likes }, at) => (
        <section key={list} className={at === 0 ? '' : 'mt-10'}>
          <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <h2 className="text-title">{texts.titles[list]}</h2>
            {likes.length > SHOWN && (
              <a
                href={`${ROUTES.likes}/${list}`}
                aria-label={`${texts.showAll}: ${texts.titles[list]}`}
                className="flex min-h-11 items-center font-semibold text-primary-text"
              >
                {texts.showAll}
              </a>
            )}
          </div>
          <LikeCards texts={texts} likes={likes.slice(0, SHOWN)} isFirst={at === 0} hasMessages={list === 'mutual'} />
        </section>
      ))}
    </>
  );
}
