import { type FilterName, isOffered, type Offer } from '../search/filters';

/** One question: about one thing, or about what belongs together. */
export interface Step {
  readonly name: 'gender' | 'place' | 'age' | 'interests' | 'trait';
  readonly fields: readonly FilterName[];
}

const PLACE: readonly string[] = ['country', 'countryregion', 'distance'];
const AGE: readonly string[] = ['min_age', 'max_age'];

/** The questions of a brand: whom, where, how old, what in common, and then its other filters in its own order. */
export function stepsOf(offer: Offer, countries: number): readonly Step[] {
  const fields = (offer.fields as readonly FilterName[]).filter(
    (name) => isOffered(name, offer) && (name !== 'country' || countries > 1),
  );
  const some = (name: Step['name'], wanted: readonly string[]): Step => ({
    name,
    fields: fields.filter((field) => wanted.includes(field)),
  });
  const grouped = [
    some('gender', ['gender']),
    some('place', PLACE),
    some('age', AGE),
    some('interests', ['interests']),
  ];
  const told = new Set(grouped.flatMap((step) => step.fields));
  const others = fields.filter((field) => !told.has(field)).map((field): Step => ({ name: 'trait', fields: [field] }));
  return [...grouped.filter((step) => step.fields.length > 0), ...others];
}
