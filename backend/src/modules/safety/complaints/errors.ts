import { Problem } from '../../../platform/http';

export class ComplaintNotFound extends Problem {
  readonly code = 'complaint_not_found';
  readonly kind = 'absent';
}

/** Somebody has written in the thread since the caller looked. */
export class ComplaintMovedOn extends Problem {
  readonly code = 'complaint_moved_on';
  readonly kind = 'conflict';

  constructor() {
    super('Something was written in this thread since you opened it. Read it, then send again.');
  }
}

/** Its writer was erased. */
export class ComplaintWithoutAddress extends Problem {
  readonly code = 'complaint_without_address';
  readonly kind = 'conflict';

  constructor() {
    super('There is no address any more to answer to.');
  }
}

/** No such person, or they could not open it. */
export class AssigneeNotFound extends Problem {
  readonly code = 'assignee_not_found';
  readonly kind = 'absent';
}
