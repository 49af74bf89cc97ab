import { Injectable } from '@nestjs/common';
import { percentOf, vatInside } from '../books/sums';
import { MethodOffers, type ServedMethod } from '../offers/method-offers';
import { type PackageOffer } from '../offers/package-offers';
import { type ProviderAccount } from '../provider-accounts/provider-accounts';
import { type Discount } from './discount';

/** A package at its price for one member, and the ways to pay that price. */
export interface PricedOffer {
  readonly offer: PackageOffer;
  readonly methods: readonly ServedMethod[];
  /** Whether the discount is taken off. */
  readonly isDiscounted: boolean;
}

/** Takes discounts off prices. */
@Injectable()
export class DiscountedOffers {
  constructor(private readonly methods: MethodOffers) {}

  /** The regular price where the package is below the discount's minimum, or no way to pay is one of the discount's. */
  async price(
    offer: PackageOffer,
    country: string,
    discount?: Discount,
    accounts?: readonly ProviderAccount[],
  ): Promise<PricedOffer> {
    const regular = { offer, methods: await this.methods.of(offer, country, accounts), isDiscounted: false };
    if (!discount || offer.listAmount < discount.minimum) return regular;
    const usable = usableWith(discount, regular.methods);
    if (usable.length === 0) return regular;
    const cheaper = discounted(offer, discount.percent, Math.min(...usable.map(({ least = 1 }) => least)));
    const methods = usableWith(discount, await this.methods.of(cheaper, country, accounts));
    return methods.length === 0 ? regular : { offer: cheaper, methods, isDiscounted: true };
  }
}

const usableWith = (discount: Discount, methods: readonly ServedMethod[]): readonly ServedMethod[] =>
  discount.methods.length === 0 ? methods : methods.filter(({ method }) => discount.methods.includes(method));

/** Rounded half up, and never below the least that can be paid. */
export function discounted(offer: PackageOffer, percent: number, least: number): PackageOffer {
  const { listAmount, vatBasisPoints } = offer;
  const discountAmount = Math.min(percentOf(listAmount, percent), Math.max(0, listAmount - Math.max(1, least)));
  const amount = listAmount - discountAmount;
  return { ...offer, discountAmount, amount, vatAmount: vatInside(amount, vatBasisPoints) };
}
