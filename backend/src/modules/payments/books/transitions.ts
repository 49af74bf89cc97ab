import { type PaymentStatus } from '../../../platform/payments';

export const ORDER_STATUSES = [
  ...(['open', 'paid', 'partly_refunded', 'refunded', 'charged_back', 'expired', 'cancelled'] as const),
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * `new` was not asked of the provider yet, `unknown` was without an answer, `held` is not the payment that we asked for. The
 * others are the provider's.
 */
export type AttemptStatus = 'new' | 'unknown' | PaymentStatus | 'held';

type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

const ENDS = ['paid', 'failed', 'cancelled', 'expired', 'held'] as const;

/** Money may come late: what counted as over can still be paid. */
const ATTEMPT: Transitions<AttemptStatus> = {
  new: ['unknown', 'open', 'pending', ...ENDS],
  unknown: ['open', 'pending', ...ENDS],
  open: ['pending', ...ENDS],
  pending: ['open', ...ENDS],
  failed: ['pending', 'paid', 'held'],
  cancelled: ['pending', 'paid', 'held'],
  expired: ['pending', 'paid', 'held'],
  paid: [],
  held: [],
};

const ORDER: Transitions<OrderStatus> = {
  open: ['paid', 'expired', 'cancelled'],
  expired: ['paid'],
  cancelled: ['paid'],
  paid: ['partly_refunded', 'refunded', 'charged_back'],
  partly_refunded: ['refunded', 'charged_back', 'paid'],
  refunded: ['charged_back', 'partly_refunded', 'paid'],
  charged_back: ['paid', 'partly_refunded', 'refunded'],
};

/** Whether the provider may still change it: an order has one such attempt at most. */
export const isAlive = (status: AttemptStatus): boolean =>
  status === 'new' || status === 'unknown' || status === 'open' || status === 'pending';

/** The status after a report. What cannot follow changes nothing: reports come late and in any order. */
export const attemptAfter = (from: AttemptStatus, told: AttemptStatus): AttemptStatus => after(ATTEMPT, from, told);
export const orderAfter = (from: OrderStatus, told: OrderStatus): OrderStatus => after(ORDER, from, told);

const after = <Status extends string>(table: Transitions<Status>, from: Status, to: Status): Status =>
  table[from].includes(to) ? to : from;
