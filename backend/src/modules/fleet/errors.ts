import { Problem, type FieldError } from '../../platform/http';

export class WaveNotFound extends Problem {
  readonly code = 'wave_not_found';
  readonly kind = 'absent';
}

/** Something else happened to the wave meanwhile. */
export class WaveStateRefused extends Problem {
  readonly code = 'wave_state_refused';
  readonly kind = 'conflict';

  constructor(state: string) {
    super(`The wave is ${state.replace('_', ' ')} by now: look at it again.`);
  }
}

/** Money of a brand is changed by two people, in a wave as anywhere. */
export class WaveApprovalNeeded extends Problem {
  readonly code = 'wave_approval_needed';
  readonly kind = 'denied';

  constructor(missing: number) {
    super(
      missing === 1
        ? 'This wave changes money: a second person has to approve it first.'
        : 'This wave changes money and was written on the command line: two people have to approve it first.',
    );
  }
}

export class NothingToApprove extends Problem {
  readonly code = 'nothing_to_approve';
  readonly kind = 'conflict';

  constructor() {
    super('This wave changes no money.');
  }
}

/** No brand would change, or none can. */
export class NothingToPublish extends Problem {
  readonly code = 'nothing_to_publish';
  readonly kind = 'conflict';

  constructor() {
    super('This wave would change no brand.');
  }
}

/** The brand that is to be first is not among those that the wave changes. */
export class CanaryNotReady extends Problem {
  readonly code = 'canary_not_ready';
  readonly kind = 'invalid';

  constructor() {
    super('The first brand has to be one that the wave changes.');
  }
}

/** The changes that were asked for cannot be made at any brand. */
export class WaveRefused extends Problem {
  readonly code = 'wave_refused';
  readonly kind = 'invalid';

  constructor(override readonly faults: readonly FieldError[]) {
    super('The wave has faults.');
  }
}

export class OperatorNeeded extends Problem {
  readonly code = 'operator_needed';
  readonly kind = 'denied';

  constructor() {
    super('Only operators change many brands at once.');
  }
}
