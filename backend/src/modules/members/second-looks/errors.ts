import { Problem } from '../../../platform/http';

/** The same person would look twice. */
export class SecondPersonNeeded extends Problem {
  readonly code = 'second_person_needed';
  readonly kind = 'denied';

  constructor() {
    super('You decided about this photo first: somebody else has to look at it now.');
  }
}
