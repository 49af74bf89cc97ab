import { type ReactNode } from 'react';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { knownMember } from '../../../lib/member';
import { countOf, type Filters, type Offer, withFilter } from './filters';
import { isNear, QuickFilters } from './quick-filters';
import { type SearchTexts } from './search-texts';
import { useNear, USUAL_KM } from './use-near';

interface Props {
  readonly texts: SearchTexts;
  readonly offer: Offer;
  /** Undefined until the address was read. */
  readonly filters: Filters | undefined;
  /** How many are found, or that the search is going on. */
  readonly status: ReactNode;
  readonly onChange: (filters: Filters) => void;
  readonly onOpen: (only?: 'age') => void;
}

const NOTHING: Filters = {};

/** One row above the people on phones: how many there are, the filters that are wanted most, and the way to all of them. */
export function SearchRow({ texts, offer, filters: known, status, onChange, onOpen }: Props) {
  const filters = known ?? NOTHING;
  const count = countOf(filters);
  const { state, find } = useNear(filters, onChange);
  const near = (): void => {
    if (isNear(filters)) onChange(withFilter(withFilter(filters, 'near', ''), 'distance', ''));
    // From the member's own town, where they have told it.
    else if (knownMember()?.profile.city != null) onChange(withFilter(filters, 'distance', USUAL_KM));
    else void find();
  };
  return (
    <>
      <div className="@container mb-2 flex min-h-12 items-center gap-2 lg:mb-4">
        <div className="-my-1.5 -ml-1.5 flex min-w-0 grow items-center gap-2 overflow-x-auto p-1.5 [scrollbar-width:none]">
          <p role="status" className="min-w-[7ch] shrink-0 text-caption whitespace-nowrap text-text-muted lg:text-body">
            {status}
          </p>
          {known && (
            <QuickFilters
              texts={texts}
              offer={offer}
              filters={filters}
              onChange={onChange}
              isLocating={state === 'asking'}
              onNear={near}
              onAges={() => {
                onOpen('age');
              }}
            />
          )}
          {count > 0 && (
            <button
              type="button"
              className="min-h-[44px] shrink-0 px-1 text-caption font-semibold whitespace-nowrap text-primary-text underline underline-offset-4 lg:hidden"
              onClick={() => {
                onChange({});
              }}
            >
              {texts.reset}
            </button>
          )}
        </div>
        <button
          type="button"
          className={`${QUIET_BUTTON} shrink-0 gap-2 @max-[24rem]:px-[12px] lg:hidden`}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen();
          }}
        >
          <svg viewBox="0 0 20 20" className="size-5 stroke-current" fill="none" strokeWidth="2" aria-hidden="true">
            <path d="M2 6h9m5 0h2M2 14h2m5 0h9" strokeLinecap="round" />
            <circle cx="13.5" cy="6" r="2.5" />
            <circle cx="6.5" cy="14" r="2.5" />
          </svg>
          <span className="@max-[24rem]:sr-only">{texts.filters}</span>
          {count > 0 && <span className="rounded-pill bg-primary px-2 text-caption text-on-primary">{count}</span>}
        </button>
      </div>
      <p role="status" className="mb-2 text-caption empty:hidden lg:hidden">
        {state === 'failed' && texts.filter.nearFailed}
      </p>
    </>
  );
}
