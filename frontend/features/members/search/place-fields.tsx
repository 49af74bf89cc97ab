import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { useRegions } from '../api/use-choices';
import { distanceText } from '../../../components/people/distance';
import { DISTANCES, type Filters, withFilter } from './filters';
import { ownPlace } from './own-place';
import { Pick } from './pick';
import { PLACEHOLDER } from '../../../components/people/placeholder';
import { type FilterTexts } from './search-texts';
import { useNear } from './use-near';

interface Props {
  /** Ids are told apart by it: the form can stand twice on a page. */
  readonly prefix: string;
  readonly texts: FilterTexts;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function CountryField({ prefix, texts, filters, onChange }: Props) {
  if (texts.countries.length < 2) return null;
  return (
    <Pick
      id={`${prefix}-country`}
      label={texts.country}
      any={texts.any}
      options={texts.countries}
      chosen={filters.country}
      onChange={(country) => {
        onChange(withFilter(filters, 'country', country));
      }}
    />
  );
}

/** Regions of the chosen country, under the word that the country has for them. */
export function RegionField({ prefix, texts, filters, onChange }: Props) {
  const country = filters.country ?? (texts.countries.length === 1 ? texts.countries[0]?.value : undefined);
  const regions = useRegions(country);
  if (country === undefined) return null;
  return (
    <Pick
      id={`${prefix}-region`}
      label={texts.regions[regions[0]?.type ?? 'region']}
      any={texts.any}
      options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
      chosen={filters.countryregion}
      onChange={(region) => {
        onChange(withFilter(filters, 'countryregion', region));
      }}
    />
  );
}

/** How far, from the member's own town or, where they press for it, from where they are. */
export function DistanceField({ prefix, texts, filters, onChange }: Props) {
  const { state, find } = useNear(filters, onChange);
  const place = filters.near === undefined ? undefined : ownPlace();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Pick
        id={`${prefix}-distance`}
        label={texts.distance}
        any={texts.any}
        options={DISTANCES.map((km) => ({ value: String(km), label: distanceText(km, texts.locale) }))}
        chosen={filters.distance}
        onChange={(distance) => {
          onChange(withFilter(filters, 'distance', distance));
        }}
      />
      <p role="status" className="text-caption empty:hidden">
        {state === 'failed' && texts.nearFailed}
        {place !== undefined && texts.nearPlace.replace(PLACEHOLDER.place, place.city)}
      </p>
      {place === undefined ? (
        <button
          type="button"
          className={QUIET_BUTTON}
          aria-disabled={state === 'asking'}
          onClick={() => {
            void find();
          }}
        >
          {texts.near}
        </button>
      ) : (
        <button
          type="button"
          className={QUIET_BUTTON}
          onClick={() => {
            onChange(withFilter(filters, 'near', ''));
          }}
        >
          {texts.nearOff}
        </button>
      )}
    </div>
  );
}
