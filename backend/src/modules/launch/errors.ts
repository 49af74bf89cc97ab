import { Problem } from '../../platform/http';

export class PreflightNonceInvalid extends Problem {
  readonly code = 'preflight_nonce_invalid';
  readonly kind = 'invalid';

  constructor() {
    super('A nonce is 32 digits in base 16.');
  }
}
