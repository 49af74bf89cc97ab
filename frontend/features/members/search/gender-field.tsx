import { Chips } from '../../../components/ui/chips';
import { type Filters, withFilter } from './filters';
import { type FilterTexts } from './search-texts';

interface Props {
  /** Ids are told apart by it: the form can stand twice on a page. */
  readonly prefix: string;
  readonly texts: FilterTexts;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  /** The genders that are searched for as long as the filters name none, joined by commas; empty for all. */
  readonly sought?: string | undefined;
  /** The question already stands above. */
  readonly isTitled?: boolean | undefined;
}

/** The people to meet. Where the filters leave it open, the answer from sign-up is searched for, and shown as chosen. */
export function GenderField({ prefix, texts, filters, onChange, sought = '', isTitled = false }: Props) {
  const trait = texts.traits.gender;
  if (trait === undefined) return null;
  const others = trait.options.map(({ value }) => value).filter((value) => value !== sought);
  return (
    <Chips
      name={`${prefix}-gender`}
      {...trait}
      isTitled={isTitled}
      chosen={filters.gender ?? sought}
      onChange={(chosen) => {
        // Whoever takes the answer from sign-up away means all others, which has to be said: an open filter is that answer.
        const isAnswer = chosen === '' && filters.gender === undefined;
        onChange(withFilter(filters, 'gender', isAnswer ? others.join(',') : chosen));
      }}
    />
  );
}
