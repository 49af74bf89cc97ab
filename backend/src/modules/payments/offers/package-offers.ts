import { type TenantDocument, currencyOf, priceIn } from '../../tenants';
import { vatInside } from '../books/sums';

/** A package as it is sold in a country. Sums are in minor units of the currency, VAT included. */
export interface PackageOffer {
  readonly id: string;
  readonly credits: number;
  readonly currency: string;
  /** The regular price. */
  readonly listAmount: number;
  readonly discountAmount: number;
  /** The sum that is to be paid. */
  readonly amount: number;
  readonly vatBasisPoints: number;
  readonly vatAmount: number;
}

/** The packages of a brand that are sold in a country at their regular prices, in the brand's order. */
export function packagesIn(document: Pick<TenantDocument, 'packages' | 'vat_rates'>, country: string): PackageOffer[] {
  const currency = currencyOf(country);
  if (currency === undefined) return [];
  const vatBasisPoints = document.vat_rates[country] ?? 0;
  return document.packages.flatMap((offer) => {
    const amount = priceIn(offer, country);
    if (amount === undefined) return [];
    const vatAmount = vatInside(amount, vatBasisPoints);
    const price = { currency, listAmount: amount, discountAmount: 0, amount, vatBasisPoints, vatAmount };
    return [{ id: offer.id, credits: offer.credits, ...price }];
  });
}

/** The package whose credits cost least, by arithmetic; undefined where several cost the same. */
export function bestValue(offers: readonly PackageOffer[]): PackageOffer | undefined {
  const [best, second] = [...offers].sort((one, other) => one.amount * other.credits - other.amount * one.credits);
  if (best === undefined || second === undefined) return undefined;
  return best.amount * second.credits < second.amount * best.credits ? best : undefined;
}
