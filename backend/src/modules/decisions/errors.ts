import { Problem } from '../../platform/http';

/** No such decision about the caller, or a link that opens none. */
export class DecisionNotFound extends Problem {
  readonly code = 'decision_not_found';
  readonly kind = 'absent';
}

/** Each decision is appealed once. */
export class DecisionAppealed extends Problem {
  readonly code = 'decision_appealed';
  readonly kind = 'conflict';

  constructor() {
    super('There is an appeal against this decision.');
  }
}

/** It can be appealed for six months. */
export class AppealTooLate extends Problem {
  readonly code = 'appeal_too_late';
  readonly kind = 'denied';

  constructor() {
    super('This decision could be appealed for six months.');
  }
}
