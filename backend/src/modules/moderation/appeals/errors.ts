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

/** The measure does no more than the decision that its reporter finds too mild. */
export class MeasureNotStronger extends Problem {
  readonly code = 'measure_not_stronger';
  readonly kind = 'conflict';

  constructor() {
    super('An appeal of a reporter leaves the decision as it is, or leads to a stronger measure.');
  }
}
