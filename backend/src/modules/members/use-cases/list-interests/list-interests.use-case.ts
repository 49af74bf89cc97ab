import { textsIn } from '../../../../platform/texts';
import { INTEREST_NAMES } from '../../interests/interest-names';
import { INTERESTS } from '../../interests/interests';

export interface NamedInterest {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

/** Every interest under its name in a language and its country, in that language's alphabetical order. */
export function listInterests(tag: string): { interests: NamedInterest[] } {
  const names = textsIn(INTEREST_NAMES, tag);
  const { compare } = new Intl.Collator(tag);
  return {
    interests: INTERESTS.map(([id, key]) => ({ id, key, name: names[key] })).sort((a, b) => compare(a.name, b.name)),
  };
}
