import type { FieldError } from '../../../../platform/http/problem';
import { lowestMessageCost, priceIn } from '../money';
import { formatPath } from '../path';
import { currencyDigits, decimalText } from '../../../../../../contract/payments/currency-digits';
import { currencyOf } from '../../../../../../contract/payments/tender';
import { offeredCountries, type Rule } from './rule';

/** Every package has a price in every country where the brand is offered. */
export const packagePrices: Rule = (draft) => {
  const missing = (draft.packages ?? []).flatMap((offer, index) => {
    if (!offer?.price) return [];
    const without = offeredCountries(draft).filter((country) => priceIn(offer, country) === undefined);
    const currencies = [...new Set(without.map((country) => currencyOf(country) ?? ''))];
    return currencies.map((currency): FieldError => {
      const countries = without.filter((country) => currencyOf(country) === currency).join(', ');
      const message = `Give a price in ${currency} for ${countries}; a file has it in minor units.`;
      return { path: formatPath(['packages', index, 'price', currency]), code: 'missing_price', message };
    });
  });
  return [...missing, ...strayPrices(draft)];
};

const strayPrices: Rule = (draft) => {
  const countries = offeredCountries(draft);
  if (countries.length === 0) return [];
  const currencies = new Set(countries.map(currencyOf));
  return (draft.packages ?? []).flatMap((offer, index) => [
    ...Object.keys(offer?.price ?? {})
      .filter((currency) => !currencies.has(currency))
      .map((currency) => stray(['packages', index, 'price', currency], `no country of the brand pays in ${currency}`)),
    ...Object.keys(offer?.price_by_country ?? {})
      .filter((country) => !countries.includes(country))
      .map((country) =>
        stray(['packages', index, 'price_by_country', country], `${country} is not in settings.countries`),
      ),
  ]);
};

const stray = (path: (string | number)[], why: string): FieldError => ({
  path: formatPath(path),
  code: 'stray_price',
  message: `Take this price out: ${why}.`,
});

/** Package ids are unique, and at most one is suggested. */
export const packageList: Rule = (draft) => {
  const packages = draft.packages ?? [];
  return packages.flatMap((offer, index) => {
    const earlier = packages.slice(0, index);
    const faults: FieldError[] = [];
    if (offer?.id !== undefined && earlier.some((other) => other?.id === offer.id)) {
      faults.push({
        path: formatPath(['packages', index, 'id']),
        code: 'duplicate_id',
        message: `Give it another id: ${offer.id} is taken by a package above.`,
      });
    }
    if (offer?.popular && earlier.some((other) => other?.popular)) {
      faults.push({
        path: formatPath(['packages', index, 'popular']),
        code: 'second_suggestion',
        message: 'Suggest one package only: another above is suggested already.',
      });
    }
    return faults;
  });
};

const sum = (amount: number, currency = ''): string => `${decimalText(amount, currencyDigits(currency))} ${currency}`;

/** The lowest price of a message must be stated for every country, in its currency, and must not be too low. */
export const messageCosts: Rule = (draft) => {
  const costs = draft.settings?.minimum_message_costs;
  if (!draft.settings) return [];
  const countries = offeredCountries(draft);
  const at = (country: string, ...rest: string[]) =>
    formatPath(['settings', 'minimum_message_costs', country, ...rest]);
  const stated = countries.flatMap((country): FieldError[] => {
    const [cost, currency] = [costs?.[country], currencyOf(country)];
    const lowest = lowestMessageCost(draft, country);
    if (!cost) {
      const figure =
        lowest === undefined
          ? `the lowest cost of a message for ${country}`
          : `${sum(lowest, currency)} for ${country}; a file has { costs: ${lowest}, currency: ${currency ?? ''} }`;
      return [{ path: at(country), code: 'missing_price', message: `Give ${figure}.` }];
    }
    const faults: FieldError[] = [];
    if (cost.currency !== undefined && cost.currency !== currency) {
      faults.push({
        path: at(country, 'currency'),
        code: 'wrong_currency',
        message: `${country} pays in ${currency ?? 'another currency'}, not in ${cost.currency}.`,
      });
    } else if (lowest !== undefined && cost.costs !== undefined && cost.costs < lowest) {
      faults.push({
        path: at(country, 'costs'),
        code: 'understated_cost',
        message: `Give ${sum(lowest, currency)} or more: no package sells a message for ${sum(cost.costs, currency)}.`,
      });
    }
    return faults;
  });
  if (countries.length === 0) return stated;
  const others = Object.keys(costs ?? {}).filter((country) => !countries.includes(country));
  return [
    ...stated,
    ...others.map((country) =>
      stray(['settings', 'minimum_message_costs', country], `${country} is not in settings.countries`),
    ),
  ];
};

/** A mandate names its creditor by an identifier, and only euros are collected. */
export const directDebit: Rule = (draft) => {
  if (draft.features?.direct_debit !== true) return [];
  const faults: FieldError[] = [];
  if (!draft.direct_debit?.creditor_id)
    faults.push({
      path: formatPath(['direct_debit', 'creditor_id']),
      code: 'missing_creditor_id',
      message: 'Give the creditor identifier, or switch features.direct_debit off.',
    });
  const countries = offeredCountries(draft);
  if (countries.length > 0 && !countries.some((country) => currencyOf(country) === 'EUR'))
    faults.push({
      path: formatPath(['features', 'direct_debit']),
      code: 'no_euro_country',
      message: 'Switch direct debit off: no country of the brand pays in euros.',
    });
  return faults;
};
