import { Problem, type FieldError } from '../../platform/http';

/** The same words for a brand that does not exist as for one that the caller does not reach. */
export class TenantNotFound extends Problem {
  readonly code = 'tenant_not_found';
  readonly kind = 'absent';

  constructor() {
    super('There is no such brand among those that you reach.');
  }
}

export class TenantExists extends Problem {
  readonly code = 'tenant_exists';
  readonly kind = 'conflict';
}

export class RevisionNotFound extends Problem {
  readonly code = 'revision_not_found';
  readonly kind = 'absent';

  constructor() {
    super('The brand has no such revision.');
  }
}

/** The document cannot be used; every fault is listed, each with its path. */
export class DocumentRefused extends Problem {
  readonly code = 'document_refused';
  readonly kind = 'invalid';

  constructor(override readonly faults: readonly FieldError[]) {
    super(`The document has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`);
  }
}

/** Somebody else published meanwhile: the change was made against a revision that is no longer live. */
export class BaseMoved extends Problem {
  readonly code = 'base_moved';
  readonly kind = 'conflict';

  constructor(expected: number | null, live: number | null) {
    super(`This was made against ${name(expected)}, but ${name(live)} is live now.`);
  }
}

/** The newest draft of a brand that is not live yet will go live, so a writer may replace only a draft that they have seen. */
export class DraftMoved extends Problem {
  readonly code = 'draft_moved';
  readonly kind = 'conflict';

  constructor(expected: number | null, newest: number | null) {
    super(`This was made over ${name(expected)}, but ${name(newest)} is the newest draft by now.`);
  }
}

const name = (revision: number | null): string => (revision === null ? 'no revision' : `revision ${revision}`);

export class ApprovalNeeded extends Problem {
  readonly code = 'approval_needed';
  readonly kind = 'denied';

  constructor(override readonly faults: readonly FieldError[]) {
    super('Changes to money need the approval of a second person.');
  }
}

/** A brand becomes public for the first time only where everything that visitors need was seen to work. */
export class PreflightOpen extends Problem {
  readonly code = 'preflight_open';
  readonly kind = 'conflict';

  constructor(override readonly faults: readonly FieldError[]) {
    super('Checks before the first release are open: see the launch of the brand.');
  }
}

export class OwnApproval extends Problem {
  readonly code = 'own_approval';
  readonly kind = 'denied';

  constructor() {
    super('Whoever wrote a revision cannot approve it.');
  }
}

/** Publishing without a second person is for brands that nobody but one's own machine can reach. */
export class DemoOnly extends Problem {
  readonly code = 'demo_only';
  readonly kind = 'denied';

  constructor() {
    super('Only sites below localhost, reached by plain HTTP, go live without a second person.');
  }
}

export class FieldsNotAllowed extends Problem {
  readonly code = 'fields_not_allowed';
  readonly kind = 'denied';

  constructor(override readonly faults: readonly FieldError[]) {
    super('Your role may not change these fields.');
  }
}

export class NothingToRollBackTo extends Problem {
  readonly code = 'nothing_to_roll_back_to';
  readonly kind = 'conflict';

  constructor() {
    super('Only a revision that has been live before can be rolled back to.');
  }
}

export class NothingReleased extends Problem {
  readonly code = 'nothing_released';
  readonly kind = 'absent';

  constructor() {
    super('The brand has not been live yet.');
  }
}

export class HostTaken extends Problem {
  readonly code = 'host_taken';
  readonly kind = 'conflict';
}

/** A tenant has one primary host in use: the other has to become something else, or be retired, first. */
export class PrimaryHostTaken extends Problem {
  readonly code = 'primary_host_taken';
  readonly kind = 'conflict';

  constructor() {
    super('The tenant has another primary host.');
  }
}

export class HostNotFound extends Problem {
  readonly code = 'host_not_found';
  readonly kind = 'absent';

  constructor(detail = 'The brand has no such host.') {
    super(detail);
  }
}

export class HostNotLive extends Problem {
  readonly code = 'host_not_live';
  readonly kind = 'conflict';

  constructor() {
    super('A brand moves to an alias of its own that is live.');
  }
}

export class HostStateRefused extends Problem {
  readonly code = 'host_state_refused';
  readonly kind = 'conflict';

  constructor(from: string, to: string, next: readonly string[]) {
    super(`A host cannot go from ${from} to ${to}; from ${from} it goes to ${next.join(' or ')}.`);
  }
}

export class InvalidHost extends Problem {
  readonly code = 'invalid_host';
  readonly kind = 'invalid';

  constructor(override readonly faults: readonly FieldError[]) {
    super('The hosts have faults.');
  }
}

export class ScheduleNotFound extends Problem {
  readonly code = 'schedule_not_found';
  readonly kind = 'absent';
}

/** The person who scheduled a release has left since, or may not publish at the brand any more. */
export class AuthorMayNotPublish extends Problem {
  readonly code = 'author_may_not_publish';
  readonly kind = 'denied';

  constructor() {
    super('The person who scheduled this may not publish here any more.');
  }
}

export class LiveMeanwhile extends Problem {
  readonly code = 'live_meanwhile';
  readonly kind = 'conflict';

  constructor() {
    super('The revision has been live since it was scheduled, and was taken back.');
  }
}

export class PreviewRefused extends Problem {
  readonly code = 'preview_refused';
  readonly kind = 'denied';
}
