import { localeOfTag } from '../../../../platform/texts';
import { INTEREST_NAMES } from '../../interests/interest-names';
import { INTERESTS } from '../../interests/interests';

export interface NamedInterest {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

/** Every interest under its name in a language, in that language's alphabetical order. */
export function listInterests(locale: string): { interests: NamedInterest[] } {
  const names = INTEREST_NAMES[localeOfTag(locale)];
  const { compare } = new Intl.Collator(locale);
  return {
    interests: INTERESTS.map(([id, key]) => ({ id, key, name: names[key] })).sort((a, b) => compare(a.name, b.name)),
  };
}
