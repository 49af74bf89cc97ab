import { z } from 'zod';
import { ProviderError } from '../provider-error';
import { type Dispute, type Refund, type Session } from './stripe-types';

// Stripe's client hands on whatever it was answered; what money depends on is checked here.
const amount = z.number().int().nonnegative();
const currency = z.string().regex(/^[a-z]{3}$/);
const metadata = z.record(z.string(), z.string()).nullish();

const session = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  amount_total: amount,
  currency,
  livemode: z.boolean(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  expires_at: z.number().int(),
  url: z.string().nullish(),
  metadata,
});
const refund = z.object({ id: z.string(), object: z.literal('refund'), amount, currency, metadata });
const dispute = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  amount,
  currency,
  status: z.string(),
  balance_transactions: z.array(z.unknown()),
  evidence_details: z.object({ due_by: z.number().int().nullable() }),
});

/** These throw a ProviderError where the answer has not the shape of what was asked for. */
export function checkedSession(answer: Session, id = answer.id): Session {
  if (answer.id !== id) throw unreadable();
  return checked(session, answer);
}

export const checkedRefund = (answer: Refund): Refund => checked(refund, answer);

export const checkedDispute = (answer: Dispute): Dispute => checked(dispute, answer);

function checked<T>(schema: z.ZodType, answer: T): T {
  if (!schema.safeParse(answer).success) throw unreadable();
  return answer;
}

const unreadable = (): ProviderError => new ProviderError('silent', 'answer_unreadable');
