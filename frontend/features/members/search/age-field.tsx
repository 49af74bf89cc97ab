import { NumberField } from '../../../components/ui/number-field';
import { type End, RangeSlider } from '../../../components/ui/range-slider';
import { type Ages, agesOf, withAges } from './ages';
import { type Filters, type Offer } from './filters';
import { type FilterTexts } from './search-texts';

interface Props {
  /** Ids are told apart by it: the form can stand twice on a page. */
  readonly prefix: string;
  readonly texts: FilterTexts;
  readonly offer: Offer;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** The question already stands above. */
  readonly isTitled?: boolean | undefined;
}

/** The ages as a span: by its thumbs, or as numbers. At the ends of the scale nothing is asked. */
export function AgeField({ prefix, texts, offer, filters, onChange, isTitled = false }: Props) {
  const ages = agesOf(filters, offer);
  const has = { from: offer.fields.includes('min_age'), to: offer.fields.includes('max_age') };
  const set = (changed: Ages): void => {
    onChange(withAges(filters, changed, offer));
  };
  const move = (end: End, value: number): void => {
    set({ ...ages, [end]: value });
  };
  return (
    <fieldset>
      <legend className={isTitled ? 'sr-only' : 'font-semibold text-text-strong'}>{texts.age}</legend>
      <RangeSlider
        names={{ ...(has.from && { from: texts.youngest }), ...(has.to && { to: texts.oldest }) }}
        {...ages}
        onChange={move}
      />
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-3">
        {has.from && (
          <NumberField
            id={`${prefix}-min_age`}
            label={texts.from}
            min={ages.min}
            max={ages.max}
            value={ages.from}
            onChange={(from) => {
              set({ ...ages, from, to: Math.max(from, ages.to) });
            }}
          />
        )}
        {has.to && (
          <NumberField
            id={`${prefix}-max_age`}
            label={texts.to}
            min={ages.min}
            max={ages.max}
            value={ages.to}
            onChange={(to) => {
              set({ ...ages, to, from: Math.min(to, ages.from) });
            }}
          />
        )}
      </div>
    </fieldset>
  );
}
