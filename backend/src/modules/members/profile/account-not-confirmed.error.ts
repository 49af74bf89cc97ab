import { Problem } from '../../../platform/http';

/** Nobody else sees this member yet, so that nothing of theirs may reach others. */
export class AccountNotConfirmed extends Problem {
  readonly code = 'account_not_confirmed';
  readonly kind = 'denied';

  constructor() {
    super('Confirm your e-mail address first.');
  }
}
