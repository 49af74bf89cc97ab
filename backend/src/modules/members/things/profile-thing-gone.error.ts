import { Problem } from '../../../platform/http';

/** The photo or the answer is not on the profile, or not any more. */
export class ProfileThingGone extends Problem {
  readonly code = 'profile_thing_gone';
  readonly kind = 'conflict';

  constructor() {
    super('This photo or answer is no longer on the profile.');
  }
}
