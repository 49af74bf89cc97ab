import { Problem } from '../../../platform/http';

/** Unconfirmed members are not visible to others and may not reach them. */
export class AccountNotConfirmed extends Problem {
  readonly code = 'account_not_confirmed';
  readonly kind = 'denied';

  constructor() {
    super('Confirm your email address first.');
  }
}
