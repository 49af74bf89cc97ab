import { Problem } from '../../../platform/http';

/** No such appeal of the brand, or one that is answered. */
export class AppealNotFound extends Problem {
  readonly code = 'appeal_not_found';
  readonly kind = 'absent';
}

/** The person who decided first may not decide about the appeal. */
export class AppealNeedsAnother extends Problem {
  readonly code = 'appeal_needs_another';
  readonly kind = 'denied';

  constructor() {
    super('You made the decision that is appealed. Another person has to look at it.');
  }
}
