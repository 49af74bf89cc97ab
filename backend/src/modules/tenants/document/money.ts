import { currencyOf } from '../../../../../contract/payments/tender';
import type { DocumentDraft } from './schema/document';
import { present } from './rules/rule';

type PackageDraft = NonNullable<NonNullable<DocumentDraft['packages']>[number]>;

/** The price of a package in a country, in minor units of its currency, VAT included; undefined where it is not sold. */
export function priceIn(offer: PackageDraft, country: string): number | undefined {
  return offer.price_by_country?.[country] ?? offer.price?.[currencyOf(country) ?? ''];
}

/** The least that a message costs in a country: from the package with the cheapest credits, rounded up. */
export function lowestMessageCost(draft: DocumentDraft, country: string): number | undefined {
  const perMessage = draft.settings?.message_credits;
  if (perMessage === undefined) return undefined;
  const costs = present(draft.packages).flatMap((offer) => {
    const price = priceIn(offer, country);
    return price === undefined || !offer.credits ? [] : [Math.ceil((price * perMessage) / offer.credits)];
  });
  return costs.length > 0 ? Math.min(...costs) : undefined;
}
