import { Problem } from './problem';

/** The page shows somebody else: who was signed in here before. */
export class OtherMember extends Problem {
  readonly code = 'other_member';
  readonly kind = 'conflict';
}

/** The header in which our pages name their member: a page left open must not act for a member who signed in later. */
export const MEANT_MEMBER = 'x-member';

/** A request that names no member is meant for the one who is signed in. */
export const isMeant = (said: unknown, { id }: { readonly id: number }): boolean =>
  said === undefined || said === null || said === String(id);
