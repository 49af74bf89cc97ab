import { type PaymentMethod } from '../../../../../contract/payments/methods';

/** A discount as one member may use it. Sums are in minor units. */
export interface Discount {
  readonly code: string;
  /** The id in `discount_code`. Null for a discount of the first order, which the brand's settings give. */
  readonly id: string | null;
  /** Hours since the sign-up within which the first order has to be made. Null for codes, which have dates of their own. */
  readonly hours: number | null;
  readonly percent: number;
  /** The lowest list price that it applies to, in the discount's currency. */
  readonly minimum: number;
  readonly currency: string | null;
  readonly country: string | null;
  /** The member who alone may use it. */
  readonly member: number | null;
  /** Ways to pay that it is for; none for all of them. */
  readonly methods: readonly PaymentMethod[];
  readonly expiresAt: Date;
  /** By the database's clock. */
  readonly now: Date;
  /** An order that is not paid yet and holds it. */
  readonly heldBy: number | null;
}
