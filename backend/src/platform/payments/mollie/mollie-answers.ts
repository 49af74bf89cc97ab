import { z } from 'zod';

// Cut down to what is read. Mollie's client has schemas of its own, which leave out what is embedded and refuse a whole page
// of a list for one field that we do not need.
export const amountAnswer = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), value: z.string() });
const link = z.object({ href: z.string() });
const text = z.string().nullish();

export const refundAnswer = z.object({
  id: z.string(),
  resource: z.literal('refund'),
  amount: amountAnswer,
  metadata: z.unknown().optional(),
  status: z.string(),
});

export const chargebackAnswer = z.object({
  id: z.string(),
  resource: z.literal('chargeback'),
  amount: amountAnswer,
  reversedAt: text,
});

export const paymentAnswer = z.object({
  id: z.string(),
  resource: z.literal('payment'),
  mode: z.enum(['live', 'test']),
  amount: amountAnswer,
  amountRefunded: amountAnswer.nullish(),
  amountChargedBack: amountAnswer.nullish(),
  method: text,
  metadata: z.unknown().optional(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
  statusReason: z.object({ code: z.string() }).nullish(),
  expiresAt: z.iso.datetime({ offset: true }).nullish(),
  details: z
    .object({
      ...{ cardCountryCode: text, consumerAccount: text, consumerBic: text, bankBic: text },
      ...{ failureReason: text, bankReasonCode: text },
    })
    .nullish(),
  _links: z.object({ checkout: link.nullish() }),
  _embedded: z
    .object({ refunds: z.array(refundAnswer).optional(), chargebacks: z.array(chargebackAnswer).optional() })
    .optional(),
});

export const paymentsAnswer = z.object({
  _embedded: z.object({
    payments: z.array(
      z.looseObject({ id: z.string(), createdAt: z.iso.datetime({ offset: true }), metadata: z.unknown().optional() }),
    ),
  }),
  _links: z.object({ next: link.nullish() }),
});

export const methodsAnswer = z.object({
  _embedded: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        status: text,
        minimumAmount: amountAnswer.nullish(),
        maximumAmount: amountAnswer.nullish(),
      }),
    ),
  }),
});

export const customerAnswer = z.object({ id: z.string(), resource: z.literal('customer') });

export const mandateAnswer = z.object({ id: z.string(), resource: z.literal('mandate') });

export const profileAnswer = z.object({
  resource: z.literal('profile'),
  mode: z.enum(['live', 'test']),
  name: z.string(),
});

export type MollieAmount = z.infer<typeof amountAnswer>;
export type MolliePayment = z.infer<typeof paymentAnswer>;
export type MollieRefund = z.infer<typeof refundAnswer>;
export type MollieChargeback = z.infer<typeof chargebackAnswer>;
