import { isDeepStrictEqual } from 'node:util';
import { TRAITS } from '../../../../../contract/profile/fields';
import { type PlacedPerson, type StoredPerson } from './stored-people';

/** The parts in which a stored person may differ from the file. `more` stands for facts that a file does not tell. */
export const PERSON_PARTS = ['name', 'gender', 'seeking', 'born', 'place', 'about', 'prompts', 'more'] as const;
export type PersonPart = (typeof PERSON_PARTS)[number];

export interface NamedPerson {
  readonly id: number;
  readonly name: string;
  /** Every answer that shows a person says whether they are invented. */
  readonly fictional: true;
}

export interface ChangedPerson extends NamedPerson {
  readonly parts: readonly PersonPart[];
}

export interface PeopleChanges {
  readonly added: readonly NamedPerson[];
  /** Hidden now, and shown again. */
  readonly returned: readonly NamedPerson[];
  readonly changed: readonly ChangedPerson[];
  /** Shown now, and hidden. */
  readonly removed: readonly NamedPerson[];
  /** How many stay as they are. */
  readonly same: number;
}

const FIELDS: Readonly<Record<PersonPart, readonly (keyof PlacedPerson)[]>> = {
  ...{
    name: ['name'],
    gender: ['gender'],
    seeking: ['seeking'],
    born: ['born'],
    about: ['about'],
    prompts: ['prompts'],
  },
  place: ['country', 'region', 'city', 'lat', 'lon'],
  more: ['language', 'looking_for', 'interests', ...TRAITS],
};

/** The difference between the people who are stored and those who are wanted. */
export function changesOf(stored: readonly StoredPerson[], wanted: readonly PlacedPerson[]): PeopleChanges {
  const before = new Map(stored.map((person) => [person.id, person]));
  const kept = new Set(wanted.map(({ id }) => id));
  const added = wanted.filter(({ id }) => !before.has(id));
  const returned = wanted.filter(({ id }) => before.get(id)?.is_shown === false);
  const changed = wanted.flatMap((person) => {
    const old = before.get(person.id);
    const parts = old?.is_shown ? PERSON_PARTS.filter((part) => differs(old, person, part)) : [];
    return parts.length > 0 ? [{ ...named(person), parts }] : [];
  });
  const removed = stored.filter(({ id, is_shown: isShown }) => isShown && !kept.has(id));
  return {
    ...{ added: added.map(named), returned: returned.map(named), changed, removed: removed.map(named) },
    same: wanted.length - added.length - returned.length - changed.length,
  };
}

export const isNothing = ({ added, returned, changed, removed }: PeopleChanges): boolean =>
  [added, returned, changed, removed].every((list) => list.length === 0);

const differs = (one: PlacedPerson, other: PlacedPerson, part: PersonPart): boolean =>
  FIELDS[part].some((field) => !isDeepStrictEqual(one[field] ?? null, other[field] ?? null));

const named = ({ id, name }: PlacedPerson): NamedPerson => ({ id, name, fictional: true });
