import { type StoredEvent } from '../state/records';
import { type Fact, type World } from '../state/world';
import { API_VERSION, type View, chargeView, disputeView, intentView, refundView, seconds, sessionView } from './views';

type Told = readonly [type: string, object: View];

/** The events that a fact causes, in the order in which Stripe tends to make them. */
export function eventsOf(world: World, fact: Fact): Told[] {
  const { payment } = fact;
  const session = (type: string): Told => [`checkout.session.${type}`, sessionView(world, payment)];
  const intent = (type: string): Told => [`payment_intent.${type}`, intentView(world, payment)];
  const charge = (type: string): Told => [`charge.${type}`, chargeView(world, payment)];
  switch (fact.kind) {
    case 'paid':
      return [charge('succeeded'), intent('succeeded'), session('completed')];
    case 'pending':
      return [charge('pending'), intent('processing'), session('completed')];
    case 'late_paid':
      return [charge('succeeded'), intent('succeeded'), session('async_payment_succeeded')];
    case 'late_failed':
      return [charge('failed'), intent('payment_failed'), session('async_payment_failed')];
    case 'declined':
    case 'failed':
      return [charge('failed'), intent('payment_failed')];
    case 'cancelled':
    case 'expired':
      return [...(payment.intent === null ? [] : [intent('canceled')]), session('expired')];
    case 'refund_made': {
      const refund = refundView(world, fact.refund);
      return [['refund.created', refund], charge('refunded'), ['charge.refund.updated', refund]];
    }
    case 'refund_done':
      return [
        ['refund.updated', refundView(world, fact.refund)],
        ['charge.refund.updated', refundView(world, fact.refund)],
      ];
    case 'refund_failed':
      return [
        ['refund.updated', refundView(world, fact.refund)],
        ['refund.failed', refundView(world, fact.refund)],
      ];
    case 'dispute_opened':
    case 'dispute_won':
    case 'dispute_lost': {
      const dispute = disputeView(world, fact.dispute);
      const told = {
        dispute_opened: ['created', 'funds_withdrawn'],
        dispute_won: ['closed', 'funds_reinstated'],
        dispute_lost: ['closed'],
      }[fact.kind];
      return told.map((type): Told => [`charge.dispute.${type}`, dispute]);
    }
  }
}

export function eventView({ id, at, type, object }: StoredEvent): View {
  return {
    ...{ id, object: 'event', api_version: API_VERSION, created: seconds(at), data: { object }, livemode: false },
    ...{ pending_webhooks: 1, request: { id: null, idempotency_key: null }, type },
  };
}
