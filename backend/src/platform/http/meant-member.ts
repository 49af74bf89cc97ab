import { Problem } from './problem';

/** The page shows somebody else: who was signed in here before. */
export class OtherMember extends Problem {
  readonly code = 'other_member';
  readonly kind = 'conflict';
}

/** In which our pages say whom they show: one that was left open must not act for whoever has signed in since. */
export const MEANT_MEMBER = 'x-member';

/** Who says nothing means whoever is signed in. */
export const isMeant = (said: unknown, { id }: { readonly id: number }): boolean =>
  said === undefined || said === null || said === String(id);
