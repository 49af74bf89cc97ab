import { Problem } from '../../../../platform/http';

/** There is none, it is over, or the member has premium. */
export class DiscountNotFound extends Problem {
  readonly code = 'discount_not_found';
  readonly kind = 'absent';
}
