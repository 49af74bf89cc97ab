import { type AttemptStatus, type OrderStatus, isAlive } from '../books/transitions';

/** What a page shows of an order. */
export const ORDER_STATES = ['pending', 'completed', 'failed', 'expired', 'refunded', 'charged_back'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

interface Standing {
  readonly status: OrderStatus;
  readonly isOver: boolean;
  /** Whether nothing happened within the last two seconds. */
  readonly isStale: boolean;
  /** Of the attempt that was begun last. Null at the very beginning, and where none could be begun. */
  readonly attemptStatus: AttemptStatus | null;
}

/** A payment that is looked into by staff is pending for whoever paid it. */
export function orderState({ status, isOver, isStale, attemptStatus }: Standing): OrderState {
  if (status === 'refunded' || status === 'charged_back') return status;
  if (status === 'paid' || status === 'partly_refunded') return 'completed';
  if (attemptStatus === null ? !isStale : isAlive(attemptStatus) || attemptStatus === 'held') return 'pending';
  return status === 'expired' || status === 'cancelled' || isOver ? 'expired' : 'failed';
}
