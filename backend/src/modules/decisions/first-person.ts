import { type Actor } from '../tenants';

/** By whom a decision was made: the account, and the people who control it, the account's own id first. */
interface FirstPerson {
  readonly decided_by: string;
  readonly deciders: readonly number[];
}

/**
 * Whether the person who made a decision may be the one who acts now, by this account or another: one of the two accounts is in
 * the hands of the other. Two whom the same person invited are two people; a program is nobody's second person.
 */
export function isFirstPerson(
  { decided_by: email, deciders }: FirstPerson,
  actor: Pick<Actor, 'email' | 'people'>,
): boolean {
  const people = actor.people?.ids ?? [];
  const [first, own] = [deciders[0], people[0]];
  return (
    actor.people?.isProgram === true ||
    email === actor.email ||
    (own !== undefined && deciders.includes(own)) ||
    (first !== undefined && people.includes(first))
  );
}
