import { ProfileNotFound } from '../use-cases/show-teaser/profile-not-found.error';

const ID = /^[1-9]\d{0,9}$/;
const GREATEST = 2_147_483_647;

/** The id in an address. What is none is not there. */
export function profileIdOf(text: string): number {
  if (!ID.test(text) || Number(text) > GREATEST) throw new ProfileNotFound();
  return Number(text);
}
