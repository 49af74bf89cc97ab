import { z } from 'zod';
import { amountAnswer, chargebackAnswer, refundAnswer } from './mollie-answers';

const time = z.iso.datetime({ offset: true });
const links = z.object({ next: z.object({ href: z.string() }).nullish() });

export const listedPayments = z.object({
  _embedded: z.object({
    payments: z.array(
      z.object({
        id: z.string(),
        mode: z.enum(['live', 'test']),
        amount: amountAnswer,
        metadata: z.unknown().optional(),
        status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
        createdAt: time,
      }),
    ),
  }),
  _links: links,
});

export const listedRefunds = z.object({
  _embedded: z.object({ refunds: z.array(refundAnswer.extend({ paymentId: z.string(), createdAt: time })) }),
  _links: links,
});

export const listedChargebacks = z.object({
  _embedded: z.object({
    chargebacks: z.array(chargebackAnswer.extend({ paymentId: z.string(), createdAt: time })),
  }),
  _links: links,
});

export const balancesAnswer = z.object({
  _embedded: z.object({ balances: z.array(z.object({ id: z.string() })) }),
});

export const balanceAnswer = z.object({
  _embedded: z.object({
    balance_transactions: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        resultAmount: amountAnswer,
        initialAmount: amountAnswer,
        createdAt: time,
        context: z.unknown().optional(),
      }),
    ),
  }),
  _links: links,
});
