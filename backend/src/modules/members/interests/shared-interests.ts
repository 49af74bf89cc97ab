import { regionalLocale } from '../../../../../contract/text/regional-locale';
import { type FactField } from '../../../../../contract/profile/fields';
import { localeOfTag, textsIn } from '../../../platform/texts';
import { INTEREST_NAMES } from './interest-names';
import { INTERESTS } from './interests';

/** The brand's settings that decide whether profiles show interests, and how they are written. */
export interface InterestSettings {
  readonly visible_profile_fields: readonly FactField[];
  readonly domain_language: string;
  readonly countries: readonly string[];
}

/** SQL: the interests of `profile p` that the viewer has as well, in its order. `viewer` is an alias of the viewer's profile. */
export const sharedInterests = (viewer: string): string => `array(
  select i.id from unnest(p.interests) with ordinality as i (id, place)
  where i.id = any(${viewer}.interests) order by i.place)`;

const KEYS = new Map(INTERESTS);

/** The names of interests in the language of a page; none where the brand's profiles show no interests. */
export function namesOfInterests(
  ids: readonly number[],
  { visible_profile_fields: fields, domain_language, countries }: InterestSettings,
  locale: string,
): string[] {
  if (ids.length === 0 || !fields.includes('interests')) return [];
  const names = textsIn(INTEREST_NAMES, regionalLocale(localeOfTag(locale), domain_language, countries));
  return ids.flatMap((id) => {
    const key = KEYS.get(id);
    return key === undefined ? [] : [names[key]];
  });
}
