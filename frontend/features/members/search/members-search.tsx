'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { CardBones } from '../../../components/people/card-grid';
import { EarlyPhoto } from '../../../components/people/early-photo';
import { knownMember, askMember, watchMember } from '../../../lib/member';
import { isHinted } from '../../../lib/member-hint';
import { useLater } from '../../../lib/use-later';
import { MEMBERS } from '../api/search-members';
import { resultsText } from './count-words';
import { countOf, type Filters, settled } from './filters';
import { claimSearches } from './kept-searches';
import { Results } from './results';
import { SearchRow } from './search-row';
import { type SearchTexts } from './search-texts';
import { soughtIn } from './sought';
import { ErrorBox } from './error-box';
import { useAddress } from './use-address';
import { useSearch } from './use-search';

/** As on a card. */
const FIRST_LABEL = 'bottom-3 left-3 @max-[13rem]:bottom-2.5 @max-[13rem]:left-2.5';
const WIDE = '(min-width: 62rem)';
const loadPanel = () => import('./filter-panel').then(({ FilterPanel }) => FilterPanel);
const loadSheet = () => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet);

export function MembersSearch({ texts }: { readonly texts: SearchTexts }) {
  const client = useQueryClient();
  const { address, search } = useAddress(texts.offered);
  const { state, found, more, refetch } = useSearch(address);
  const [isWide, setWide] = useState(false);
  const [open, setOpen] = useState<'all' | 'age'>();
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
    if (isHinted() && knownMember() === undefined) void askMember();
    return watchMember(look);
  }, [client]);

  const filters = address?.filters ?? {};
  const isMember = address?.isMember ?? false;
  const offer = { ...texts.offered, isMember };
  const apply = useCallback(
    (next: Filters): void => {
      setOpen(undefined);
      window.scrollTo({ top: 0, behavior: 'instant' });
      search(settled(next));
    },
    [search],
  );
  const reset = (): void => {
    apply({});
  };
  const shared = { offer, filters, sought: soughtIn(found, filters, texts.genders) };
  const panel = useLater(isWide && address !== undefined, loadPanel, {
    ...shared,
    texts,
    onChange: apply,
  });
  const sheet = useLater(open !== undefined && !isWide, loadSheet, {
    ...shared,
    texts,
    only: open === 'age' ? 'age' : undefined,
    total: found?.total ?? undefined,
    onApply: apply,
    onClose: () => {
      setOpen(undefined);
    },
  });

  return (
    <div className="lg:mt-4 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10">
      <aside aria-label={texts.filters} className="hidden min-h-[30rem] lg:block">
        {panel}
      </aside>
      <div>
        <SearchRow
          texts={texts}
          offer={offer}
          filters={address?.filters}
          status={
            <>
              {state.name === 'loading' && <span className="sr-only">{texts.loading}</span>}
              {found?.total != null && resultsText(texts.results, texts.locale, found.total)}
            </>
          }
          onChange={apply}
          onOpen={(only) => {
            setOpen(only ?? 'all');
          }}
        />
        {state.name === 'loading' && (
          <CardBones first={<EarlyPhoto texts={texts.card} className="rounded-box" labelClass={FIRST_LABEL} />} />
        )}
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
            onReset={countOf(filters) > 0 ? reset : undefined}
            emptyText={filters.verified_only === undefined ? texts.emptyText : texts.widen.verified}
          />
        )}
      </div>
      {sheet}
    </div>
  );
}
