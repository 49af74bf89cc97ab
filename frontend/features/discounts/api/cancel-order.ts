import { call } from '../../../lib/api/call';

/** Gives the discount of an order back that is not paid. */
export const cancelOrder = (id: number) => call('DELETE', '/api/payments/orders/{id}', { params: { path: { id } } });
