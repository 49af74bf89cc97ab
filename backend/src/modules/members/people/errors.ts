import { type FieldError, Problem } from '../../../platform/http';

export class PeopleRefused extends Problem {
  readonly code = 'people_refused';
  readonly kind = 'invalid';

  constructor(override readonly faults: readonly FieldError[]) {
    super(`The file of people has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.`);
  }
}

/** Somebody else placed, hid or showed people meanwhile. */
export class PeopleMoved extends Problem {
  readonly code = 'people_moved';
  readonly kind = 'conflict';

  constructor() {
    super('Somebody else has changed the fictional profiles of this brand meanwhile: look at what would change now.');
  }
}

/** People are checked by the brand's countries, age and questions, which it has none of yet. */
export class BrandWithoutSettings extends Problem {
  readonly code = 'brand_without_settings';
  readonly kind = 'conflict';

  constructor() {
    super('Save the settings of this brand first: its people are checked by them.');
  }
}

export class FictionalProfileNotFound extends Problem {
  readonly code = 'fictional_profile_not_found';
  readonly kind = 'absent';
}
