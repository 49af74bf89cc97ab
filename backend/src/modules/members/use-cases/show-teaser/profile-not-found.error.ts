import { Problem } from '../../../../platform/http';

/** There is no such profile for the one who asks: unknown, hidden and another brand's are all the same. */
export class ProfileNotFound extends Problem {
  readonly code = 'profile_not_found';
  readonly kind = 'absent';
}
