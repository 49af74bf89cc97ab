import { type CreditPackage, type SiteDocument } from './site-document';

export interface Offer {
  readonly id: string;
  readonly credits: number;
  readonly price: number;
  /** The price of one message when this package is bought, in minor units. */
  readonly perMessage: number;
}

/** The prices of the packages in a group of the brand's countries that pay the same. */
export interface PriceList {
  readonly currency: string;
  readonly countries: readonly string[];
  readonly offers: readonly Offer[];
}

/**
 * The brand's prices, one list for each group of its countries that pays the same. They are for reading: what is charged
 * comes from the published revision at the moment of paying.
 */
export function priceLists(site: SiteDocument): readonly PriceList[] {
  const lists = new Map<string, PriceList & { countries: string[] }>();
  for (const country of site.settings.countries) {
    const currency = site.settings.minimum_message_costs[country]?.currency;
    if (currency === undefined) continue;
    const offers = site.packages.flatMap((item) => offerIn(item, country, currency, site.settings.message_credits));
    if (offers.length === 0) continue;
    const key = `${currency} ${offers.map(({ id, price }) => `${id}:${price}`).join()}`;
    const known = lists.get(key);
    if (known) known.countries.push(country);
    else lists.set(key, { currency, countries: [country], offers });
  }
  return [...lists.values()];
}

function offerIn(item: CreditPackage, country: string, currency: string, messageCredits: number): Offer[] {
  const price = item.price_by_country?.[country] ?? item.price[currency];
  if (price === undefined) return [];
  return [
    { id: item.id, credits: item.credits, price, perMessage: Math.round((price * messageCredits) / item.credits) },
  ];
}

/** The list of the country that a formatting locale (`de-CH`) names comes first. */
export function nearestFirst(lists: readonly PriceList[], locale: string): readonly PriceList[] {
  const country = locale.split('-')[1] ?? '';
  const isNear = ({ countries }: PriceList): boolean => countries.includes(country);
  return [...lists.filter(isNear), ...lists.filter((list) => !isNear(list))];
}
