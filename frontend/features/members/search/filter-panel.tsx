import { useEffect, useState } from 'react';
import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { TextLink } from '../../../components/ui/text-link';
import { FilterForm, type FilterFormProps } from './filter-form';
import { countOf, type Filters } from './filters';
import { type SearchTexts } from './search-texts';

const QUIET_MS = 400;

interface Props extends Pick<FilterFormProps, 'offer' | 'filters' | 'sought' | 'onChange'> {
  readonly texts: SearchTexts;
}

/** Beside the people: each choice is searched for at once, ages when the thumb has come to rest. */
export function FilterPanel({ texts, offer, filters, sought, onChange }: Props) {
  const [moving, setMoving] = useState<Filters>();
  useEffect(() => {
    if (moving === undefined) return undefined;
    const timer = setTimeout(() => {
      setMoving(undefined);
      onChange(moving);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [moving, onChange]);
  const shown = moving ?? filters;
  return (
    <>
      <FilterForm
        prefix="panel"
        texts={texts.filter}
        offer={offer}
        filters={shown}
        sought={sought}
        onChange={(next) => {
          const isOfAges = next.min_age !== shown.min_age || next.max_age !== shown.max_age;
          setMoving(isOfAges ? next : undefined);
          if (!isOfAges) onChange(next);
        }}
      />
      {countOf(filters) > 0 && (
        <button
          type="button"
          className={`${QUIET_BUTTON} mt-6 w-full`}
          onClick={() => {
            setMoving(undefined);
            onChange({});
          }}
        >
          {texts.reset}
        </button>
      )}
      {offer.isMember && texts.finder && (
        <p className="mt-6">
          <TextLink href={texts.finder.href}>{texts.finder.link}</TextLink>
        </p>
      )}
    </>
  );
}
