import { z } from 'zod';
import { STANDARD_VAT_RATES } from './vat-rates';
import { field, moneyField } from './field';
import { currency, minorUnits, perCountry, percent, slug } from './values';

const packageSchema = z.strictObject({
  id: field(slug(), {
    title: 'Id',
    required: true,
    description: 'Stands on orders; never give it to another offer.',
    example: 'plus',
  }),
  credits: moneyField(z.int().min(1).max(100_000), {
    title: 'Credits',
    required: true,
    unit: 'credits',
    description: 'What the buyer gets.',
    example: 120,
  }),
  price: moneyField(z.partialRecord(currency(), minorUnits()), {
    title: 'Price',
    required: true,
    unit: 'minor units',
    currency: 'by currency',
    description: 'By currency, VAT included.',
    example: { EUR: 1999 },
  }),
  price_by_country: moneyField(perCountry(minorUnits()).optional(), {
    title: 'Price by country',
    default: undefined,
    unit: 'minor units',
    currency: 'by country',
    example: { FI: 2099 },
    description: 'Where a country differs from the others of its currency; in that currency, VAT included.',
  }),
  popular: field(z.boolean().optional(), {
    title: 'Suggested',
    default: undefined,
    description: 'At most one package is chosen beforehand.',
    example: true,
  }),
});

export const packagesSchema = z.array(packageSchema).min(1).max(12);
export type CreditPackage = z.infer<typeof packageSchema>;

export const vatRatesSchema = moneyField(perCountry(z.int().min(0).max(3000)), {
  title: 'VAT',
  default: STANDARD_VAT_RATES,
  unit: 'basis points',
  description: 'The rate inside the prices, by country.',
  example: { NL: 2100 },
});

const discountCode = () => z.string().regex(/^[A-Z0-9]{4,20}$/, 'Use 4 to 20 capitals and digits.');

export const discountsSchema = z.strictObject({
  time_bonus_code: moneyField(discountCode(), {
    title: 'Code of the time bonus',
    default: 'TIMEBONUS25',
    description: 'Once a member, after signing up.',
    example: 'TIMEBONUS25',
  }),
  time_bonus_percent: moneyField(percent(90), {
    title: 'Time bonus',
    default: 25,
    unit: 'percent',
    description: 'Off the first order.',
    example: 25,
  }),
  time_bonus_hours: moneyField(z.int().min(1).max(72), {
    title: 'Time of the time bonus',
    default: 4,
    unit: 'hours',
    description: 'From sign-up, on the server’s clock.',
    example: 4,
  }),
  welcome_percent: moneyField(percent(90), {
    title: 'Welcome discount',
    default: 25,
    unit: 'percent',
    description: 'Off the first order, after the time bonus has ended.',
    example: 25,
  }),
  welcome_code: moneyField(discountCode(), {
    title: 'Code of the welcome discount',
    default: 'WELCOME25',
    description: 'Once a member, off the first order.',
    example: 'WELCOME25',
  }),
  welcome_days: moneyField(z.int().min(1).max(365), {
    title: 'Time of the welcome discount',
    default: 7,
    unit: 'days',
    description: 'From sign-up, on the server’s clock.',
    example: 7,
  }),
  leaving_days: moneyField(z.int().min(1).max(365), {
    title: 'Time of the discount for those who leave',
    default: 14,
    unit: 'days',
    description: 'From the moment at which a member takes it; its percentage is that of the company.',
    example: 14,
  }),
});
export type Discounts = z.infer<typeof discountsSchema>;
