'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { CardBones } from '../../../components/people/card-grid';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { knownMember, refreshMember, watchMember } from '../../../lib/member';
import { isHinted } from '../../../lib/member-hint';
import { useLater } from '../../../lib/use-later';
import { MEMBERS } from '../api/search-members';
import { countOf, type Filters, settled } from './filters';
import { claimSearches } from './kept-searches';
import { Results } from './results';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type SearchTexts } from './search-texts';
import { ErrorBox } from './error-box';
import { useAddress } from './use-address';
import { useSearch } from './use-search';

const WIDE = '(min-width: 62rem)';
const loadForm = () => import('./filter-form').then(({ FilterForm }) => FilterForm);
const loadSheet = () => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet);

export function MembersSearch({ texts }: { readonly texts: SearchTexts }) {
  const client = useQueryClient();
  const { address, search } = useAddress(texts.offered);
  const { state, found, more, refetch } = useSearch(address);
  const [isWide, setWide] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const watch = window.matchMedia(WIDE);
    const look = (): void => {
      setWide(watch.matches);
    };
    look();
    watch.addEventListener('change', look);
    return () => {
      watch.removeEventListener('change', look);
    };
  }, []);
  useEffect(() => {
    const look = (): void => {
      const member = knownMember();
      if (member !== undefined && claimSearches(member?.profile.id ?? null))
        void client.resetQueries({ queryKey: [MEMBERS] });
    };
    look();
    if (isHinted() && knownMember() === undefined) void refreshMember();
    return watchMember(look);
  }, [client]);

  const filters = address?.filters ?? {};
  const isMember = address?.isMember ?? false;
  const offer = { ...texts.offered, isMember };
  const apply = useCallback(
    (next: Filters): void => {
      setOpen(false);
      window.scrollTo({ top: 0, behavior: 'instant' });
      search(settled(next));
    },
    [search],
  );
  const reset = (): void => {
    apply({});
  };
  const shared = { offer, filters };
  const form = useLater(isWide && address !== undefined, loadForm, {
    ...shared,
    prefix: 'panel',
    texts: texts.filter,
    onChange: apply,
  });
  const sheet = useLater(isOpen && !isWide, loadSheet, {
    ...shared,
    texts,
    onApply: apply,
    onClose: () => {
      setOpen(false);
    },
  });
  const count = countOf(filters);

  return (
    <div className="mt-4 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
      <aside aria-label={texts.filters} className="hidden min-h-[30rem] lg:block">
        {form}
        {form !== null && count > 0 && (
          <button type="button" className={`${QUIET_BUTTON} mt-6 w-full`} onClick={reset}>
            {texts.reset}
          </button>
        )}
      </aside>
      <div>
        <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-text-muted">
            {state.name === 'loading' && <span className="sr-only">{texts.loading}</span>}
            {found?.total != null && resultsText(texts, found.total)}
          </p>
          {count > 0 && (
            <button
              type="button"
              className="min-h-11 px-1 font-semibold text-primary-text underline underline-offset-4 lg:hidden"
              onClick={reset}
            >
              {texts.reset}
            </button>
          )}
          <button
            type="button"
            className={`${QUIET_BUTTON} lg:hidden`}
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true);
            }}
          >
            {texts.filters}
            {count > 0 && (
              <span className="ml-2 rounded-pill bg-primary px-2 text-caption text-on-primary">{count}</span>
            )}
          </button>
        </div>
        {state.name === 'loading' && <CardBones />}
        {state.name === 'failed' && (
          <ErrorBox texts={texts} errorState={state.errorState} onRetry={() => void refetch()} onReset={reset} />
        )}
        {state.name === 'shown' && found && (
          <Results
            texts={texts}
            found={found}
            how={state.more}
            isMember={isMember}
            onMore={more}
            onReset={count > 0 ? reset : undefined}
          />
        )}
      </div>
      {sheet}
    </div>
  );
}

function resultsText(texts: SearchTexts, { count, more }: { readonly count: number; readonly more: boolean }): string {
  return texts.results.replace(
    PLACEHOLDER.count,
    `${new Intl.NumberFormat(texts.locale).format(count)}${more ? '+' : ''}`,
  );
}
