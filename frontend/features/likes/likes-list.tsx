'use client';

import { CardBones, MoreCards } from '../../components/people/card-grid';
import { useBlockedHere } from '../../lib/blocked';
import { unique } from './api/get-likes';
import { LikeCards } from './like-cards';
import { type ListTexts } from './likes-texts';
import { type LikeList } from './lists';
import { Failed, Loading, Nobody } from '../../components/likes/list-notices';
import { useLikes } from './use-likes';

/** One list to its end. */
export function LikesList({ texts, list }: { readonly texts: ListTexts; readonly list: LikeList }) {
  const { state, more, refetch } = useLikes(list);
  const blocked = useBlockedHere();
  if (state.name === 'failed')
    return <Failed texts={texts} errorState={state.errorState} onRetry={() => void refetch()} />;
  if (state.name === 'loading')
    return (
      <>
        <Loading texts={texts} />
        <CardBones />
      </>
    );
  const likes = unique(state.pages.flatMap((page) => page.likes)).filter(({ id }) => !blocked.has(id));
  return (
    <>
      {likes.length === 0 && state.next === null ? (
        <Nobody texts={texts} />
      ) : (
        <LikeCards texts={texts} likes={likes} isFirst hasMessages={list === 'mutual'} />
      )}
      {state.next !== null && <MoreCards texts={texts} how={state.more} onMore={more} />}
    </>
  );
}
