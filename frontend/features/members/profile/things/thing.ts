import { type components } from '../../../../lib/api/schema';
import { type Photo, type Profile } from '../../api/get-member';

type AskedThing = components['schemas']['AskedThing'];

/** One photo or one answer of a profile, as the page shows it. */
export type Thing =
  | { readonly kind: 'photo'; readonly id: number; readonly photo: Photo }
  | { readonly kind: 'answer'; readonly code: string; readonly question: string; readonly answer: string };

/** Its name in the API. */
export const nameOf = (thing: Thing): AskedThing =>
  thing.kind === 'photo' ? { photo: thing.id } : { prompt: thing.code };

export const isLiked = ({ photo = null, prompt = null }: AskedThing, liked: Profile['liked'] | undefined): boolean =>
  liked != null && liked.photo === photo && liked.prompt === prompt;
