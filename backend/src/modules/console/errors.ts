import { Problem } from '../../platform/http';

export class StaffExists extends Problem {
  readonly code = 'staff_exists';
  readonly kind = 'conflict';
}

export class StaffNotFound extends Problem {
  readonly code = 'staff_not_found';
  readonly kind = 'absent';
}

export class TokenNotFound extends Problem {
  readonly code = 'token_not_found';
  readonly kind = 'absent';
}
