import { useCallback, useEffect, useState } from 'react';
import { isHinted } from '../../../lib/member-hint';
import { type Filters, type Offer, queryOf, readFilters } from './filters';

export interface Address {
  readonly filters: Filters;
  readonly isMember: boolean;
  /** The reader comes back to it: what was there is shown again, where it was. */
  readonly isBack: boolean;
}

/** The filters as the address says them. Undefined until the browser has read it: the page is the same for all. */
export function useAddress(offered: Pick<Offer, 'fields' | 'minAge'>) {
  const [address, setAddress] = useState<Address>();
  useEffect(() => {
    const read = (isBack: boolean): void => {
      const isMember = isHinted();
      setAddress({ filters: readFilters(window.location.search, { ...offered, isMember }), isMember, isBack });
    };
    const back = (): void => {
      read(true);
    };
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Where the reader was is put back by hand, once there is something to stand on.
    window.history.scrollRestoration = 'manual';
    read(arrival?.type === 'back_forward');
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      window.history.scrollRestoration = 'auto';
    };
  }, [offered]);
  const search = useCallback((filters: Filters): void => {
    window.history.pushState(null, '', `${window.location.pathname}${queryOf(filters)}`);
    setAddress({ filters, isMember: isHinted(), isBack: false });
  }, []);
  const again = useCallback((): void => {
    setAddress((before) => before && { ...before, isBack: false });
  }, []);
  return { address, search, again };
}
