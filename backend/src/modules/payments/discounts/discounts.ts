import { Injectable } from '@nestjs/common';
import { currencyOf, type TenantDocument } from '../../tenants';
import { type Discount } from './discount';
import { DiscountCodes } from './discount-codes';
import { DiscountCountry, DiscountCurrency, DiscountUsed } from './errors';
import { FirstOrderDiscounts } from './first-order-discounts';

/** The discounts of a member, wherever they come from. */
@Injectable()
export class Discounts {
  constructor(
    private readonly firstOrder: FirstOrderDiscounts,
    private readonly codes: DiscountCodes,
  ) {}

  /** The discount of a code, as somebody typed it. Throws the reason why a member in a country cannot use it. */
  async find(member: number, typed: string, document: TenantDocument, country: string): Promise<Discount> {
    const code = typed.trim().toUpperCase();
    const found = (await this.firstOrder.find(member, code, document)) ?? (await this.codes.find(member, code));
    if (found.heldBy !== null) throw new DiscountUsed(found.heldBy);
    if (found.country !== null && found.country !== country) throw new DiscountCountry(found.country);
    if (found.currency !== null && found.currency !== currencyOf(country)) throw new DiscountCurrency(found.currency);
    return found;
  }

  /** The discounts that the member can use without knowing a code, the active one first. */
  async open(member: number, document: TenantDocument, country: string): Promise<Discount[]> {
    const [active, given] = await Promise.all([this.firstOrder.active(member, document), this.codes.given(member)]);
    return [...(active ? [active] : []), ...given].filter(
      (discount) =>
        (discount.country ?? country) === country && (discount.currency ?? currencyOf(country)) === currencyOf(country),
    );
  }
}
