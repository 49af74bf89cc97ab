import { z } from 'zod';
import { moneyField } from './field';
import { currency } from './values';

/** About half of the dearest package of the operator's price list: paying that one back whole takes two people, any other one does not. */
const LIMITS = {
  ...{ EUR: 5_000, GBP: 5_000, USD: 5_000, CHF: 5_000, CAD: 7_500, AUD: 7_500, NZD: 8_000, RON: 25_000 },
  ...{ DKK: 37_500, NOK: 55_000, SEK: 55_000, PLN: 22_500, CZK: 125_000 },
};

const times = (factor: number) =>
  Object.fromEntries(Object.entries(LIMITS).map(([code, sum]) => [code, sum * factor])) as typeof LIMITS;

const sums = () => z.partialRecord(currency(), z.int().min(0).max(100_000_000));

export const paymentsSchema = z.strictObject({
  credits_alone_per_person: moneyField(z.int().min(0).max(1_000_000), {
    title: 'Credits that one person gives in a day',
    default: 1_000,
    unit: 'credits',
    example: 1_000,
    public: false,
    description:
      'Where one member of staff gives more within 24 hours, at all members together, a second person has to agree.',
  }),
  credits_alone_per_member: moneyField(z.int().min(0).max(1_000_000), {
    title: 'Credits that one member is given in a day',
    default: 200,
    unit: 'credits',
    example: 200,
    public: false,
    description: 'Where staff give one member more within 24 hours, a second person has to agree. 0: always.',
  }),
  refund_second_person_above: moneyField(sums(), {
    title: 'Refunds that need two people',
    default: LIMITS,
    unit: 'minor units',
    currency: 'by currency',
    example: { EUR: 5_000 },
    public: false,
    description:
      'By currency: where staff pay back more of one order, a second person has to agree. A currency without a sum always needs two.',
  }),
  refunds_alone_per_member: moneyField(sums(), {
    title: 'Refunds to one member in a day',
    default: times(2),
    unit: 'minor units',
    currency: 'by currency',
    example: { EUR: 10_000 },
    public: false,
    description:
      'By currency: where staff pay back more to one member within 24 hours, a second person has to agree. A currency without a sum always needs two.',
  }),
  refunds_alone_per_person: moneyField(sums(), {
    title: 'Refunds that one person makes in a day',
    default: times(10),
    unit: 'minor units',
    currency: 'by currency',
    example: { EUR: 50_000 },
    public: false,
    description:
      'By currency: where one member of staff pays back more within 24 hours, of all orders together, a second person has to agree. A currency without a sum always needs two.',
  }),
});
