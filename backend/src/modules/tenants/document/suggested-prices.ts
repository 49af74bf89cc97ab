import { lowestMessageCost, priceIn } from './money';
import { currencyOf } from '../../../../../contract/payments/tender';
import { type CreditPackage } from './schema/packages';

export interface SuggestedPrices {
  /** With the currencies of the countries alone. */
  readonly packages: readonly CreditPackage[];
  /** By country. */
  readonly minimum_message_costs: Readonly<Record<string, { readonly costs: number; readonly currency: string }>>;
  /** Countries for whose currency the price list has none. */
  readonly without: readonly string[];
}

/** The part of a price list that countries need, and the lowest cost of a message that follows from it. */
export function suggestedPrices(
  prices: readonly CreditPackage[],
  countries: readonly string[],
  messageCredits: number | undefined,
): SuggestedPrices {
  const packages = pricedFor(prices, countries);
  const settings = { ...(messageCredits !== undefined && { message_credits: messageCredits }) };
  const costs = countries.flatMap((country) => {
    const lowest = lowestMessageCost({ settings, packages }, country);
    return lowest === undefined ? [] : [[country, { costs: lowest, currency: currencyOf(country) ?? '' }] as const];
  });
  const without = countries.filter((country) => packages.some((offer) => priceIn(offer, country) === undefined));
  return { packages, minimum_message_costs: Object.fromEntries(costs), without };
}

function pricedFor(prices: readonly CreditPackage[], countries: readonly string[]): CreditPackage[] {
  const currencies = new Set(countries.map(currencyOf));
  return prices.map(({ price_by_country, ...offer }) => {
    const special = Object.entries(price_by_country ?? {}).filter(([country]) => countries.includes(country));
    return {
      ...offer,
      price: Object.fromEntries(Object.entries(offer.price).filter(([currency]) => currencies.has(currency))),
      ...(special.length > 0 ? { price_by_country: Object.fromEntries(special) } : {}),
    };
  });
}
