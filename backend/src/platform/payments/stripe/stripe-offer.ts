import { type MethodConfiguration } from './stripe-types';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../../../contract/payments/methods';
import { type Money, type OfferedMethod } from '../provider';
import { configurationName } from './stripe-methods';

interface Reach {
  readonly currencies?: readonly string[];
  readonly countries?: readonly string[];
  /** In minor units. */
  readonly most?: number;
}

// docs.stripe.com/payments/payment-methods/payment-method-support; cards and wallets reach every currency and country.
const REACH: Partial<Record<PaymentMethod, Reach>> = {
  ideal: { currencies: ['EUR'], countries: ['NL'] },
  bancontact: { currencies: ['EUR'], countries: ['BE'] },
  eps: { currencies: ['EUR'], countries: ['AT'] },
  wero: { currencies: ['EUR'], countries: ['DE'] },
  bizum: { currencies: ['EUR'], countries: ['ES'] },
  przelewy24: { currencies: ['EUR', 'PLN'], countries: ['PL'] },
  blik: { currencies: ['PLN'], countries: ['PL'] },
  swish: { currencies: ['SEK'], countries: ['SE'] },
  twint: { currencies: ['CHF'], countries: ['CH'] },
  mobilepay: { currencies: ['DKK', 'EUR', 'NOK', 'SEK'], countries: ['DK', 'FI'] },
  paypal: { currencies: ['AUD', 'CAD', 'CHF', 'CZK', 'DKK', 'EUR', 'GBP', 'NOK', 'NZD', 'PLN', 'SEK', 'USD'] },
  sepa_debit: {
    currencies: ['EUR'],
    // The countries of the EEA: elsewhere in SEPA an address is needed as well.
    countries: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
    most: 10_000_00,
  },
};

// Klarna takes the money of the payer's country only.
const KLARNA: Readonly<Record<string, string>> = {
  AUD: 'AU',
  CAD: 'CA',
  CHF: 'CH',
  CZK: 'CZ',
  DKK: 'DK',
  EUR: 'AT BE DE ES FI FR GR IE IT NL PT',
  GBP: 'GB',
  NOK: 'NO',
  NZD: 'NZ',
  PLN: 'PL',
  RON: 'RO',
  SEK: 'SE',
  USD: 'US',
};

// docs.stripe.com/currencies#minimum-and-maximum-charge-amounts; undefined where it was not looked up.
const LEAST: Readonly<Record<string, number>> = {
  AUD: 50,
  CAD: 50,
  CHF: 50,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  NOK: 300,
  NZD: 50,
  SEK: 300,
  USD: 50,
};

/**
 * The methods that an account has switched on and may use, out of its payment method configuration, as far as they reach
 * the country and currency: Stripe answers that itself only for a page that exists already. It has no order; ours is used.
 */
export function stripeOffer(
  configuration: MethodConfiguration,
  { sum, country }: { readonly sum: Money; readonly country: string },
): OfferedMethod[] {
  const least = LEAST[sum.currency];
  if (least !== undefined && sum.amount < least) return [];
  return PAYMENT_METHODS.filter((method) => isAvailable(configuration, method) && reaches(method, sum, country)).map(
    (method) => {
      const most = REACH[method]?.most;
      return { method, ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
    },
  );
}

function isAvailable(configuration: MethodConfiguration, method: PaymentMethod): boolean {
  const name = configurationName(method);
  if (name === undefined) return false;
  const setting = (configuration as unknown as Record<string, { available?: unknown } | undefined>)[name];
  return setting?.available === true;
}

function reaches(method: PaymentMethod, { amount, currency }: Money, country: string): boolean {
  if (method === 'klarna') return KLARNA[currency]?.split(' ').includes(country) === true;
  const { currencies, countries, most } = REACH[method] ?? {};
  return (
    currencies?.includes(currency) !== false &&
    countries?.includes(country) !== false &&
    (most === undefined || amount <= most)
  );
}
