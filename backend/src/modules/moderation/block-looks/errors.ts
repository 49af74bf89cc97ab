import { Problem } from '../../../platform/http';

/** No such block of the brand that waits for a second person. */
export class BlockLookNotFound extends Problem {
  readonly code = 'block_look_not_found';
  readonly kind = 'absent';
}

/** The person who blocked the account may not be the second one. */
export class BlockNeedsAnother extends Problem {
  readonly code = 'block_needs_another';
  readonly kind = 'denied';

  constructor() {
    super('You blocked this account. Another person has to look at it.');
  }
}
