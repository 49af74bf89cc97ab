import { Problem } from '../../platform/http';

export class PushOff extends Problem {
  readonly code = 'push_off';
  readonly kind = 'absent';

  constructor() {
    super('This site doesn’t send push notifications.');
  }
}

export class PushServiceNotAllowed extends Problem {
  readonly code = 'push_service_not_allowed';
  readonly kind = 'invalid';

  constructor() {
    super('We don’t send push notifications through this browser’s service.');
  }
}

/** Its page has to subscribe again, with the key that the settings name. */
export class PushKeyUnknown extends Problem {
  readonly code = 'push_key_unknown';
  readonly kind = 'conflict';

  constructor() {
    super('This subscription was made with a key that we don’t sign with.');
  }
}

/** There is none, or it is others’. */
export class PushDeviceNotFound extends Problem {
  readonly code = 'push_device_not_found';
  readonly kind = 'absent';

  constructor() {
    super('You don’t get push notifications on this device.');
  }
}

/** There are no push notifications of that kind to turn on or off. */
export class PushKindNotFound extends Problem {
  readonly code = 'push_kind_not_found';
  readonly kind = 'absent';

  constructor() {
    super('There are no push notifications of that kind.');
  }
}

/** News of the account cannot be turned off, since its owner has to know. */
export class PushKindNeeded extends Problem {
  readonly code = 'push_kind_needed';
  readonly kind = 'conflict';

  constructor() {
    super('Notifications about your account’s security can’t be turned off.');
  }
}
