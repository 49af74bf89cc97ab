import { BEGIN_NOW_CONSENT } from '../../../../contract/payments/consent';
import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Method } from '../../../lib/payments/offer';

export type Order = components['schemas']['OrderResponse'];
export type PaidOrder = components['schemas']['PaidOrder'];

export const ORDERS = '/api/payments/orders';

export interface Wish {
  /** Sent again it is the same order. */
  readonly key: string;
  readonly package: string;
  readonly method: Method;
  readonly amount: number;
  readonly currency: string;
  /** The code of the discount inside the price. */
  readonly discount?: string;
}

/** The buyer has ticked the box to begin at once. */
export const placeOrder = (wish: Wish): Promise<Answer<Order>> =>
  call('POST', ORDERS, { body: { ...wish, begin_now: BEGIN_NOW_CONSENT } });

export const getOrder = (id: number, signal: AbortSignal): Promise<Answer<Order>> =>
  call('GET', '/api/payments/orders/{id}', { params: { path: { id } }, signal });

export const payAnotherWay = (id: number, method: Method): Promise<Answer<Order>> =>
  call('POST', '/api/payments/orders/{id}/attempts', { params: { path: { id } }, body: { method } });

/** Undefined where the member has not paid anything yet. */
export async function getLastPaid(signal: AbortSignal): Promise<Answer<{ readonly last: PaidOrder | undefined }>> {
  const answer = await call('GET', ORDERS, { signal });
  return answer.state === 'done' ? { ...answer, value: { last: answer.value.orders[0] } } : answer;
}
