'use client';

import { CardBones, MoreCards } from '../../components/people/card-grid';
import { useBlockedHere } from '../../lib/blocked';
import { LikeCards } from './like-cards';
import { type ListTexts } from './likes-texts';
import { type LikeList } from './lists';
import { Failed, Loading, Nobody } from './notices';
import { useLikes } from './use-likes';

/** One list to its end. */
export function LikesList({ texts, list }: { readonly texts: ListTexts; readonly list: LikeList }) {
  const { state, more, retry } = useLikes(list);
  const blocked = useBlockedHere();
  if (state.name === 'failed') return <Failed texts={texts} errorState={state.errorState} onRetry={retry} />;
  if (state.name === 'loading')
    return (
      <>
        <Loading texts={texts} />
        <CardBones />
      </>
    );
  const likes = state.likes.filter(({ id }) => !blocked.has(id));
  return (
    <>
      {likes.length === 0 && state.next === null ? (
        <Nobody texts={texts} />
      ) : (
        <LikeCards texts={texts} likes={likes} isFirst hasMessages={list === 'mutual'} />
      )}
      {state.next !== null && <MoreCards texts={texts} how={state.more} onMore={() => void more()} />}
    </>
  );
}
