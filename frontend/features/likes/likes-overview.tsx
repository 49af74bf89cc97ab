'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { CardBones } from '../../components/people/card-grid';
import { useBlockedHere } from '../../lib/blocked';
import { ROUTES } from '../../site/routes';
import { getOverview, type Like } from './api/get-likes';
import { LikeCards } from './like-cards';
import { type OverviewTexts } from './likes-texts';
import { LIKE_LISTS, type LikeList } from './lists';
import { Failed, Loading, Nobody } from './notices';
import { type ErrorState, useReloading } from './use-likes';

type Lists = Readonly<Record<LikeList, readonly Like[]>>;
type State =
  | { readonly name: 'loading' }
  | { readonly name: 'failed'; readonly errorState: ErrorState }
  | { readonly name: 'shown'; readonly lists: Lists };

/** Whole rows, of two on phones and of three on screens. */
const SHOWN = 6;

function useOverview() {
  const [state, setState] = useState<State>({ name: 'loading' });
  const asking = useRef<AbortController>(undefined);
  const load = useCallback(async (isQuiet: boolean): Promise<void> => {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const answer = await getOverview(signal);
    if (signal.aborted) return;
    if (answer.state === 'done') setState({ name: 'shown', lists: answer.value });
    else if (!isQuiet) setState({ name: 'failed', errorState: answer });
  }, []);
  const reload = useCallback(() => void load(true), [load]);
  useReloading(reload);
  useEffect(() => {
    void load(false);
    return () => {
      asking.current?.abort();
    };
  }, [load]);
  const retry = (): void => {
    setState({ name: 'loading' });
    void load(false);
  };
  return { state, retry };
}

/** The newest of each list. */
export function LikesOverview({ texts }: { readonly texts: OverviewTexts }) {
  const { state, retry } = useOverview();
  const blocked = useBlockedHere();
  if (state.name === 'failed') return <Failed texts={texts} errorState={state.errorState} onRetry={retry} />;
  if (state.name === 'loading')
    return (
      <>
        <Loading texts={texts} />
        <div className="mb-4 h-11" aria-hidden="true" />
        <CardBones />
      </>
    );
  const parts = LIKE_LISTS.map((list) => ({
    list,
    likes: state.lists[list].filter(({ id }) => !blocked.has(id)),
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
