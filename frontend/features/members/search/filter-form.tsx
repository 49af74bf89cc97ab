import { type ReactNode } from 'react';
import { isFactKind, PROFILE_FIELDS } from '../../../../contract/profile/fields';
import { Chips } from '../../../components/ui/chips';
import { Switch } from '../../../components/ui/switch';
import { useInterests } from '../api/use-choices';
import { AgeField } from './age-field';
import { type FilterName, type Filters, isOffered, type Offer, sortsOf, withFilter } from './filters';
import { GenderField } from './gender-field';
import { Pick } from './pick';
import { CountryField, DistanceField, RegionField } from './place-fields';
import { type FilterTexts } from './search-texts';

export interface FilterFormProps {
  /** Ids are told apart by it: the form can stand twice on a page. */
  readonly prefix: string;
  readonly texts: FilterTexts;
  readonly offer: Offer;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** The genders that are searched for as long as the filters name none, joined by commas; empty for all. */
  readonly sought?: string | undefined;
  /** The question already stands above. */
  readonly isTitled?: boolean;
}

const SWITCHES = ['with_photo', 'verified_only', 'online', 'new'] as const;

/** The brand's filters in the brand's order, and what every search has. */
export function FilterForm(props: FilterFormProps) {
  const { prefix, texts, offer, filters, onChange } = props;
  const set = (name: FilterName, text: string): void => {
    onChange(withFilter(filters, name, text));
  };
  const sorts = sortsOf(offer);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 [&>fieldset]:min-w-0">
      <Pick
        id={`${prefix}-sort`}
        label={texts.sort}
        options={sorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
        chosen={filters.sort ?? 'recommended'}
        onChange={(sort) => {
          set('sort', sort === 'recommended' ? '' : sort);
        }}
      />
      <div>
        {SWITCHES.filter((name) => isOffered(name, offer)).map((name) => (
          <Switch
            key={name}
            id={`${prefix}-${name}`}
            label={texts[name]}
            isOn={filters[name] !== undefined}
            onChange={(isOn) => {
              set(name, isOn ? 'true' : '');
            }}
          />
        ))}
      </div>
      {offer.fields
        .filter((name) => isOffered(name, offer))
        .map((name) => (
          <Filter key={name} {...props} name={name} />
        ))}
    </div>
  );
}

/** One filter; of the two ages both. */
export function Filter({ name, ...props }: FilterFormProps & { readonly name: FilterName }): ReactNode {
  const { prefix, texts, offer, filters, onChange, isTitled } = props;
  if (name === 'max_age' && offer.fields.includes('min_age')) return null;
  if (name === 'min_age' || name === 'max_age') return <AgeField {...props} />;
  if (name === 'country') return <CountryField {...props} />;
  if (name === 'countryregion') return <RegionField {...props} />;
  if (name === 'distance') return <DistanceField {...props} />;
  if (name === 'interests') return <InterestsField {...props} />;
  if (name === 'gender') return <GenderField {...props} />;
  const trait = isFactKind(name) ? texts.traits[name] : undefined;
  if (!isFactKind(name) || trait === undefined) return null;
  return (
    <Chips
      name={`${prefix}-${name}`}
      {...trait}
      isTitled={isTitled}
      chosen={filters[name]}
      onChange={(chosen) => {
        onChange(withFilter(filters, name, chosen));
      }}
    />
  );
}

function InterestsField({ prefix, texts, filters, onChange, isTitled }: FilterFormProps) {
  const interests = useInterests();
  return (
    <Chips
      name={`${prefix}-interests`}
      label={texts.interests}
      isTitled={isTitled}
      options={interests.map(({ id, name }) => ({ value: String(id), label: name }))}
      chosen={filters.interests}
      most={PROFILE_FIELDS.interests.most}
      onChange={(chosen) => {
        onChange(withFilter(filters, 'interests', chosen));
      }}
    />
  );
}
