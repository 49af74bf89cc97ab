import { type ReactNode } from 'react';
import { agesText } from './ages';
import { type Filters, isOffered, type Offer, withFilter } from './filters';
import { type SearchTexts } from './search-texts';

const CHIP =
  'inline-flex min-h-[44px] shrink-0 items-center rounded-pill border border-line px-[min(16px,4vw)] text-caption font-semibold whitespace-nowrap ' +
  'text-text-strong hover:bg-surface-2 aria-disabled:opacity-60 data-on:border-primary data-on:bg-primary data-on:text-on-primary';

interface Props {
  readonly texts: SearchTexts;
  readonly offer: Offer;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly isLocating: boolean;
  readonly onNear: () => void;
  readonly onAges: () => void;
}

/** The filters that are wanted most, one tap away. They are those of the sheet. */
export function QuickFilters({ texts, offer, filters, onChange, isLocating, onNear, onAges }: Props) {
  const ages = agesText(filters, offer);
  return (
    <div role="group" aria-label={texts.quick} className="flex gap-2 lg:hidden">
      {isOffered('distance', offer) && (
        <Toggle isOn={isNear(filters)} isBusy={isLocating} onPress={onNear}>
          {texts.near}
        </Toggle>
      )}
      {isOffered('online', offer) && (
        <Toggle
          isOn={filters.online !== undefined}
          onPress={() => {
            onChange(withFilter(filters, 'online', filters.online === undefined ? 'true' : ''));
          }}
        >
          {texts.filter.online}
        </Toggle>
      )}
      {(isOffered('min_age', offer) || isOffered('max_age', offer)) && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={ages === undefined ? undefined : `${texts.filter.age}: ${ages}`}
          data-on={ages !== undefined || undefined}
          className={CHIP}
          onClick={onAges}
        >
          {ages ?? texts.filter.age}
        </button>
      )}
    </div>
  );
}

export const isNear = ({ near, distance }: Filters): boolean => near !== undefined || distance !== undefined;

interface ToggleProps {
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Toggle({ isOn, isBusy = false, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-disabled={isBusy}
      data-on={isOn || undefined}
      className={CHIP}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {children}
    </button>
  );
}
