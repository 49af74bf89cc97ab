import { idIn } from '../../../platform/http';
import { ProfileNotFound } from '../use-cases/show-teaser/profile-not-found.error';

/** The profile's id in an address. Throws ProfileNotFound for anything else. */
export const profileIdOf = (text: string): number => idIn(text, ProfileNotFound);
