import { z } from 'zod';
import { moneyField } from './field';
import { currency } from './values';

/** About half of the dearest package of the operator's price list: paying that one back whole takes two people, any other one does not. */
const LIMITS = {
  ...{ EUR: 5_000, GBP: 5_000, USD: 5_000, CHF: 5_000, CAD: 7_500, AUD: 7_500, NZD: 8_000, RON: 25_000 },
  ...{ DKK: 37_500, NOK: 55_000, SEK: 55_000, PLN: 22_500, CZK: 125_000 },
};

export const paymentsSchema = z.strictObject({
  refund_second_person_above: moneyField(z.partialRecord(currency(), z.int().min(0).max(100_000_000)), {
    title: 'Refunds that need two people',
    default: LIMITS,
    unit: 'minor units',
    example: { EUR: 5_000 },
    public: false,
    description:
      'By currency: where staff pay back more of one order, a second person has to agree. A currency without a sum always needs two.',
  }),
});
