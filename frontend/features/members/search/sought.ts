import { type Filters } from './filters';
import { type Found } from './found';

/**
 * The genders that a search without a gender filter has looked for, joined by commas. Empty where it has left out none that
 * the brand offers, and as long as it is not known.
 */
export function soughtIn(found: Found | undefined, filters: Filters, offered: readonly string[]): string {
  const { genders } = found ?? {};
  if (genders === undefined || filters.gender !== undefined) return '';
  const sought = offered.filter((one) => genders.includes(one));
  return sought.length === offered.length ? '' : sought.join(',');
}
