import { Problem } from '../../../../platform/http';

export class TimeBonusOff extends Problem {
  readonly code = 'time_bonus_off';
  readonly kind = 'absent';

  constructor() {
    super('This site has no time bonus.');
  }
}

export class WelcomeDiscountOff extends Problem {
  readonly code = 'welcome_discount_off';
  readonly kind = 'absent';

  constructor() {
    super('This site has no welcome discount.');
  }
}

/** There is none, it is over, or the member has premium. */
export class DiscountNotFound extends Problem {
  readonly code = 'discount_not_found';
  readonly kind = 'absent';
}
