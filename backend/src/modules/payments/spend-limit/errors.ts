import { Problem } from '../../../platform/http';
import { type LimitNow } from './limit-now';

/** The order would go over what the member allows themselves to spend; nothing was ordered. */
export class SpendLimitReached extends Problem {
  readonly code = 'spend_limit_reached';
  readonly kind = 'conflict';
  override readonly members: {
    readonly amount: number;
    readonly currency: string;
    readonly period: string;
    readonly left: number;
    readonly ends_at: string;
  };

  constructor({ amount, currency, period, spent, endsAt }: LimitNow) {
    super();
    this.members = { amount, currency, period, left: Math.max(0, amount - spent), ends_at: endsAt.toISOString() };
  }
}

/** The member's limit is in another currency than the order: whether it is within cannot be told, and nothing was ordered. */
export class SpendLimitCurrency extends Problem {
  readonly code = 'spend_limit_currency';
  readonly kind = 'conflict';
}
