import { z } from 'zod';
import { moneyField } from './field';
import { currency } from './values';

const LIMITS = {
  ...{ EUR: 10_000, GBP: 10_000, USD: 10_000, CHF: 10_000, CAD: 15_000, AUD: 15_000, NZD: 15_000, RON: 50_000 },
  ...{ DKK: 75_000, NOK: 100_000, SEK: 100_000, PLN: 45_000, CZK: 250_000 },
};

export const paymentsSchema = z.strictObject({
  refund_second_person_above: moneyField(z.partialRecord(currency(), z.int().min(0).max(100_000_000)), {
    title: 'Refunds that need two people',
    default: LIMITS,
    unit: 'minor units',
    example: { EUR: 10_000 },
    public: false,
    description:
      'By currency: where staff pay back more of one order, a second person has to agree. A currency without a sum always needs two.',
  }),
});
