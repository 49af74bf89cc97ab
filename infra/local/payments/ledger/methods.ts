const SEPA = [
  'AT',
  'BE',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
].concat(['PT', 'SI', 'SK']);
const WORLD = ['EUR', 'GBP', 'USD', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN', 'CAD', 'AUD', 'NZD', 'CZK', 'RON'];

/** One way to pay as a provider serves it. Sums are in minor units, whichever the currency. */
export interface Method {
  readonly mollie?: string;
  readonly stripe?: string;
  readonly flexpay?: string;
  readonly name: string;
  readonly currencies: readonly string[];
  /** ISO 3166-1 of the payer; undefined is everywhere. */
  readonly countries?: readonly string[];
  readonly least: number;
  readonly most: number;
  /** The bank answers after days: the payment is pending for that time. */
  readonly slow?: boolean;
  /** Shown only where wallets are asked for. */
  readonly wallet?: boolean;
  /** Whether a first or a recurring payment can be made with it. */
  readonly sequences?: readonly string[];
  readonly refundsAtOnce?: boolean;
  /** How long the page can be paid, in seconds, where it is short. */
  readonly seconds?: number;
}

const often = ['oneoff', 'first', 'recurring'];
const first = ['oneoff', 'first'];

export const METHODS: readonly Method[] = [
  {
    ...{ mollie: 'creditcard', stripe: 'card', flexpay: 'CC', name: 'Card', currencies: WORLD },
    ...{ least: 1, most: 1_000_000 },
    ...{ sequences: often, refundsAtOnce: true, seconds: 900 },
  },
  { mollie: 'applepay', name: 'Apple Pay', currencies: WORLD, least: 1, most: 1_000_000, wallet: true, seconds: 900 },
  { mollie: 'googlepay', name: 'Google Pay', currencies: WORLD, least: 1, most: 1_000_000, wallet: true, seconds: 900 },
  {
    ...{ mollie: 'paypal', stripe: 'paypal', name: 'PayPal', least: 1, most: 800_000, sequences: often },
    currencies: WORLD.filter((currency) => currency !== 'RON'),
  },
  {
    ...{ mollie: 'ideal', stripe: 'ideal', name: 'iDEAL | Wero', currencies: ['EUR'], countries: ['NL'] },
    ...{ least: 1, most: 5_000_000, sequences: first, seconds: 900 },
  },
  {
    ...{ mollie: 'bancontact', stripe: 'bancontact', name: 'Bancontact', currencies: ['EUR'], countries: ['BE'] },
    ...{ least: 2, most: 5_000_000, sequences: first },
  },
  {
    ...{ mollie: 'belfius', name: 'Belfius Pay Button', currencies: ['EUR'], countries: ['BE'] },
    ...{ least: 1, most: 5_000_000, sequences: first },
  },
  {
    ...{ mollie: 'kbc', name: 'KBC/CBC Payment Button', currencies: ['EUR'], countries: ['BE'] },
    ...{ least: 1, most: 5_000_000, sequences: first },
  },
  {
    ...{ mollie: 'eps', stripe: 'eps', name: 'eps', currencies: ['EUR'], countries: ['AT'] },
    ...{ least: 100, most: 5_000_000, sequences: first },
  },
  {
    ...{ mollie: 'klarna', stripe: 'klarna', name: 'Klarna', least: 100, most: 1_000_000 },
    currencies: ['EUR', 'GBP', 'USD', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN', 'CAD', 'AUD', 'NZD', 'CZK', 'RON'],
    countries: ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'NO', 'PL', 'PT', 'SE'],
  },
  {
    ...{ mollie: 'przelewy24', stripe: 'p24', name: 'Przelewy24', currencies: ['EUR', 'PLN'], countries: ['PL'] },
    ...{ least: 1, most: 5_500_000 },
  },
  {
    ...{ mollie: 'blik', stripe: 'blik', name: 'BLIK', currencies: ['PLN'], countries: ['PL'] },
    ...{ least: 1, most: 1_000_000, seconds: 120 },
  },
  {
    ...{ mollie: 'swish', stripe: 'swish', name: 'Swish', currencies: ['SEK'], countries: ['SE'] },
    ...{ least: 100, most: 15_000_000, seconds: 180 },
  },
  {
    ...{ mollie: 'mobilepay', stripe: 'mobilepay', name: 'MobilePay', countries: ['DK', 'FI'] },
    ...{ currencies: ['DKK', 'EUR', 'NOK', 'SEK'], least: 1, most: 5_000_000, seconds: 600 },
  },
  {
    ...{ mollie: 'vipps', name: 'Vipps', currencies: ['NOK'], countries: ['NO'] },
    ...{ least: 1, most: 5_000_000, seconds: 600 },
  },
  {
    ...{ mollie: 'twint', stripe: 'twint', name: 'TWINT', currencies: ['CHF'], countries: ['CH'] },
    ...{ least: 1, most: 500_000 },
  },
  {
    ...{ mollie: 'bizum', stripe: 'bizum', name: 'Bizum', currencies: ['EUR'], countries: ['ES'] },
    ...{ least: 50, most: 100_000 },
  },
  { stripe: 'wero', name: 'Wero', currencies: ['EUR'], countries: ['DE'], least: 1, most: 1_000_000 },
  {
    ...{ mollie: 'mbway', stripe: 'mb_way', name: 'MB WAY', currencies: ['EUR'], countries: ['PT'] },
    ...{ least: 10, most: 500_000 },
  },
  {
    ...{ mollie: 'paybybank', stripe: 'pay_by_bank', name: 'Pay by Bank', currencies: ['GBP'], countries: ['GB'] },
    ...{ least: 100, most: 2_500_000 },
  },
  {
    ...{
      mollie: 'trustly',
      name: 'Trustly',
      currencies: ['EUR', 'GBP', 'SEK', 'DKK', 'NOK'],
      least: 1,
      most: 5_000_000,
    },
    countries: ['DE', 'DK', 'EE', 'FI', 'GB', 'LT', 'LV', 'NL', 'NO', 'SE'],
  },
  {
    ...{ mollie: 'paysafecard', name: 'paysafecard', currencies: ['EUR', 'GBP', 'USD', 'CHF', 'SEK', 'PLN'] },
    ...{ least: 100, most: 100_000 },
  },
  {
    ...{ mollie: 'banktransfer', name: 'Bank transfer', currencies: ['EUR'], countries: SEPA },
    ...{ least: 1, most: 100_000_000, slow: true },
  },
  {
    ...{ mollie: 'directdebit', name: 'SEPA Direct Debit', currencies: ['EUR'], countries: SEPA },
    ...{ least: 1, most: 100_000, slow: true, sequences: ['recurring'] },
  },
  {
    ...{ stripe: 'sepa_debit', name: 'SEPA Direct Debit', currencies: ['EUR'], countries: SEPA },
    ...{ least: 1, most: 1_000_000, slow: true },
  },
];

/** The smallest sum that Stripe takes, whichever the method. */
export const STRIPE_LEAST: Readonly<Record<string, number>> = {
  ...{ EUR: 50, GBP: 30, USD: 50, CHF: 50, DKK: 250, NOK: 300, SEK: 300, PLN: 200, CAD: 50, AUD: 50, NZD: 50 },
  ...{ CZK: 1500, RON: 200 },
};

export function methodOf(provider: 'mollie' | 'stripe' | 'flexpay', id: string | null): Method | undefined {
  return id === null ? undefined : METHODS.find((method) => method[provider] === id);
}
