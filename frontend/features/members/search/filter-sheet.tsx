import { useState } from 'react';
import { BUTTON } from '../../../components/ui/button-link';
import { Sheet } from '../../../components/ui/sheet';
import { FilterForm, type FilterFormProps } from './filter-form';
import { type Filters } from './filters';
import { type SearchTexts } from './search-texts';

interface Props extends Pick<FilterFormProps, 'offer' | 'filters'> {
  readonly texts: SearchTexts;
  readonly onApply: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** On phones: everything is chosen first, then searched for once. */
export function FilterSheet({ texts, offer, filters, onApply, onClose }: Props) {
  const [draft, setDraft] = useState(filters);
  return (
    <Sheet labelledBy="filters-title" onClose={onClose}>
      <div className="mb-5 flex items-center gap-3">
        <h2 id="filters-title" className="text-title">
          {texts.filters}
        </h2>
        <button
          type="button"
          className="ml-auto min-h-11 px-1 font-semibold text-primary-text"
          onClick={() => {
            setDraft({});
          }}
        >
          {texts.reset}
        </button>
        <button
          type="button"
          aria-label={texts.close}
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-control text-text-strong hover:bg-surface-2"
          onClick={onClose}
        >
          <svg viewBox="0 0 16 16" className="size-4 stroke-current" fill="none" strokeWidth="2" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
      </div>
      <FilterForm prefix="sheet" texts={texts.filter} offer={offer} filters={draft} onChange={setDraft} />
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 border-t border-hairline bg-surface-1 px-6 pt-3 pb-6 md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8 md:pb-8">
        <button
          type="button"
          className={`${BUTTON} w-full`}
          onClick={() => {
            onApply(draft);
          }}
        >
          {texts.apply}
        </button>
      </div>
    </Sheet>
  );
}
