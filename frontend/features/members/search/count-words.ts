import { PLACEHOLDER } from '../../../components/people/placeholder';
import { formFor, type PluralForms } from '../../../lib/i18n/plural-forms';
import { type Total } from '../api/count-members';
import { type Filters } from './filters';

/** Where it is not known whether that is all, with a plus. */
const numberOf = (locale: string, { count, more }: Total): string =>
  `${new Intl.NumberFormat(locale).format(count)}${more ? '+' : ''}`;

export const resultsText = (text: string, locale: string, total: Total): string =>
  text.replace(PLACEHOLDER.count, numberOf(locale, total));

/** The label of the button that leads to so many people. */
export const showText = (forms: PluralForms, locale: string, total: Total): string =>
  formFor(forms, locale, total.count).replace(PLACEHOLDER.count, numberOf(locale, total));

export type Widening = 'verified' | 'online' | 'distance' | 'age' | 'other';

/** The filter that most likely leaves nobody, and is the easiest to let go of. */
export function wideningOf(filters: Filters): Widening {
  if (filters.verified_only !== undefined) return 'verified';
  if (filters.online !== undefined) return 'online';
  if (filters.distance !== undefined) return 'distance';
  return filters.min_age === undefined && filters.max_age === undefined ? 'other' : 'age';
}
