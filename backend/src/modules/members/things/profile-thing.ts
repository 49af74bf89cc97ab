import { type AskedThing } from './profile-thing.request';
import { InvalidInput } from '../../../platform/http';

/** One photo of a profile by its id, or one answer by the code of its question. */
export type ProfileThing =
  { readonly photo: number; readonly prompt: null } | { readonly photo: null; readonly prompt: string };

/** Throws InvalidInput, at `path`, where a request names both or neither. */
export function thingIn({ photo, prompt }: AskedThing, path = 'prompt'): ProfileThing {
  if (photo != null && prompt == null) return { photo, prompt: null };
  if (photo == null && prompt != null) return { photo: null, prompt };
  throw new InvalidInput([{ path, code: 'required', message: 'Name a photo or a question, not both.' }]);
}

/** SQL: the photo of the profile with this id as json for `mainImage`; null where others do not see it. */
export const shownPhoto = (profile: string, photo: string): string => `(select json_build_object('key', f.key,
  'blurred_key', f.blurred_key, 'width', f.width, 'height', f.height, 'status', f.status)
  from photo f where f.id = ${photo} and f.profile_id = ${profile} and f.status = 'active')`;

/** SQL: what the profile answered to the question with this code; null where nothing. */
export const answerTo = (profile: string, code: string): string =>
  `(select a.answer from profile_prompt a where a.profile_id = ${profile} and a.code = ${code})`;

/** SQL: a `LikedThingRow` of the like `l`, a row of `member_like`; null where it is about the whole profile. */
export const likedThingColumn = (
  l: string,
): string => `case when coalesce(${l}.liked_photo::text, ${l}.liked_prompt) is not null
  then json_build_object('prompt', ${l}.liked_prompt, 'photo', ${shownPhoto(`${l}.liked_id`, `${l}.liked_photo`)}) end`;

/** SQL: whether the profile shows the thing; null stands for none, which it always does. */
export const showsThing = (profile: string, photo: string, prompt: string): string =>
  `(${photo} is null or ${shownPhoto(profile, photo)} is not null)
    and (${prompt} is null or ${answerTo(profile, prompt)} is not null)`;
