import { Problem } from '../../../../platform/http';

export class InvisibleModeOff extends Problem {
  readonly code = 'invisible_mode_off';
  readonly kind = 'absent';

  constructor() {
    super('This site doesn’t have invisible mode.');
  }
}

export class InvisibleModeNeedsPremium extends Problem {
  readonly code = 'premium_required';
  readonly kind = 'denied';

  constructor() {
    super('Only premium members can use invisible mode.');
  }
}
