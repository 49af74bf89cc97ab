import { useState } from 'react';
import { Sheet } from '../../../components/ui/sheet';
import { TextLink } from '../../../components/ui/text-link';
import { type Total } from '../api/count-members';
import { AgeField } from './age-field';
import { agesOf, withAges } from './ages';
import { FilterForm, type FilterFormProps } from './filter-form';
import { type Filters } from './filters';
import { type SearchTexts } from './search-texts';
import { ShowButton } from './show-button';

interface Props extends Pick<FilterFormProps, 'offer' | 'filters' | 'sought'> {
  readonly texts: SearchTexts;
  /** The one filter that is asked for; undefined for all of them. */
  readonly only: 'age' | undefined;
  /** How many match the filters now. */
  readonly total: Total | undefined;
  readonly onApply: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** On phones: everything is chosen first, then searched for once. */
export function FilterSheet({ texts, offer, filters, sought, only, total, onApply, onClose }: Props) {
  const [draft, setDraft] = useState(filters);
  const form = { prefix: 'sheet', texts: texts.filter, offer, filters: draft, onChange: setDraft };
  return (
    <Sheet labelledBy="filters-title" onClose={onClose}>
      <div className="mb-5 flex flex-wrap items-center gap-x-3">
        <h2 id="filters-title" className="text-title">
          {only === 'age' ? texts.filter.age : texts.filters}
        </h2>
        <button
          type="button"
          className="ml-auto min-h-11 px-1 font-semibold text-primary-text"
          onClick={() => {
            setDraft(only === 'age' ? withAges(draft, agesOf({}, offer), offer) : {});
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
      {only === 'age' ? <AgeField {...form} isTitled /> : <FilterForm {...form} sought={sought} />}
      {only === undefined && offer.isMember && texts.finder && (
        <p className="mt-6">
          <TextLink href={texts.finder.href}>{texts.finder.link}</TextLink>
        </p>
      )}
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 border-t border-hairline bg-surface-1 px-6 pt-3 pb-6 md:-bottom-8 md:-mx-8 md:-mb-8 md:px-8 md:pb-8">
        <ShowButton
          texts={texts}
          draft={draft}
          isMember={offer.isMember}
          before={total}
          onShow={() => {
            onApply(draft);
          }}
        />
      </div>
    </Sheet>
  );
}
