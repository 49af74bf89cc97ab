import { Problem } from '../../../platform/http';

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

/** There is none of this code, or not for this member. */
export class DiscountNotFound extends Problem {
  readonly code = 'discount_not_found';
  readonly kind = 'absent';
}

/** The member has used it. `order` holds it where that order is not paid yet: cancelled, it gives the discount back. */
export class DiscountUsed extends Problem {
  readonly code = 'discount_used';
  readonly kind = 'conflict';
  override readonly members: { readonly order: number | null };

  constructor(order: number | null = null) {
    super();
    this.members = { order };
  }
}

/** It is over, by the database's clock. */
export class DiscountExpired extends Problem {
  readonly code = 'discount_expired';
  readonly kind = 'conflict';
}

/** The member has bought before, and it is for a first order. */
export class DiscountFirstOrder extends Problem {
  readonly code = 'discount_first_order';
  readonly kind = 'conflict';
}

export class DiscountCountry extends Problem {
  readonly code = 'discount_country';
  readonly kind = 'conflict';
  override readonly members: { readonly country: string };

  constructor(country: string) {
    super();
    this.members = { country };
  }
}

export class DiscountCurrency extends Problem {
  readonly code = 'discount_currency';
  readonly kind = 'conflict';
  override readonly members: { readonly currency: string };

  constructor(currency: string) {
    super();
    this.members = { currency };
  }
}

/** The regular price of what was chosen is below what the discount asks for, in minor units. */
export class DiscountMinimum extends Problem {
  readonly code = 'discount_minimum';
  readonly kind = 'conflict';
  override readonly members: { readonly minimum: number; readonly currency: string };

  constructor(minimum: number, currency: string) {
    super();
    this.members = { minimum, currency };
  }
}

/** The discount is for other ways to pay. */
export class DiscountMethod extends Problem {
  readonly code = 'discount_method';
  readonly kind = 'conflict';
  override readonly members: { readonly methods: readonly string[] };

  constructor(methods: readonly string[]) {
    super();
    this.members = { methods };
  }
}

/** These brands have it, or their settings do. */
export class DiscountCodeTaken extends Problem {
  readonly code = 'discount_code_taken';
  readonly kind = 'conflict';
  override readonly members: { readonly brands: readonly string[] };

  constructor(brands: readonly string[]) {
    super();
    this.members = { brands };
  }
}

/** These brands do not sell in the currency of the code. */
export class DiscountNotSold extends Problem {
  readonly code = 'discount_not_sold';
  readonly kind = 'conflict';
  override readonly members: { readonly brands: readonly string[] };

  constructor(brands: readonly string[]) {
    super();
    this.members = { brands };
  }
}

/** A code is for a member of another brand, or of none. */
export class DiscountMemberAbsent extends Problem {
  readonly code = 'member_not_found';
  readonly kind = 'absent';
}

/** A code would end before it begins, or has ended by now. */
export class DiscountOver extends Problem {
  readonly code = 'discount_over';
  readonly kind = 'invalid';
}

/** It was offered before, or the brand offers none. */
export class LeavingDiscountOff extends Problem {
  readonly code = 'leaving_discount_off';
  readonly kind = 'conflict';
}

/** Each may end a request that names a discount. */
export const DISCOUNT_PROBLEMS = [
  ...[DiscountNotFound, DiscountUsed, DiscountExpired, DiscountFirstOrder],
  ...[DiscountCountry, DiscountCurrency, DiscountMinimum, DiscountMethod],
] as const;
