import { useCallback, useEffect, useState } from 'react';
import { isHinted } from '../../../lib/member-hint';
import { getLastSearch } from '../api/get-last-search';
import { asksSomething, type Filters, type Offer, queryOf, readFilters } from './filters';

export interface Address {
  readonly filters: Filters;
  readonly isMember: boolean;
  /** The reader comes back to it: what was there is shown again, where it was. */
  readonly isBack: boolean;
}

/**
 * The filters as the address says them; where it says nothing, those of the member's last search. Undefined until that is
 * known: the page is the same for all.
 */
export function useAddress(offered: Pick<Offer, 'fields' | 'minAge'>) {
  const [address, setAddress] = useState<Address>();
  useEffect(() => {
    let gone = false;
    const read = (isBack: boolean): void => {
      const isMember = isHinted();
      setAddress({ filters: readFilters(window.location.search, { ...offered, isMember }), isMember, isBack });
    };
    const goOn = async (): Promise<void> => {
      const filters = await getLastSearch(offered);
      if (gone) return;
      // A visitor has no last search, even if the browser assumed a member.
      const query = isHinted() ? queryOf(filters) : '';
      if (query !== '') window.history.replaceState(null, '', window.location.pathname + query);
      read(false);
    };
    const back = (): void => {
      read(true);
    };
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isBack = arrival?.type === 'back_forward';
    // The scroll position is restored by hand, once the list is tall enough.
    window.history.scrollRestoration = 'manual';
    if (isBack || !isHinted() || asksSomething(window.location.search)) read(isBack);
    else void goOn();
    window.addEventListener('popstate', back);
    return () => {
      gone = true;
      window.removeEventListener('popstate', back);
      window.history.scrollRestoration = 'auto';
    };
  }, [offered]);
  const search = useCallback((filters: Filters): void => {
    window.history.pushState(null, '', `${window.location.pathname}${queryOf(filters)}`);
    setAddress({ filters, isMember: isHinted(), isBack: false });
  }, []);
  return { address, search };
}
