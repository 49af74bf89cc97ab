import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answered, FETCHED_ONCE, type NotAnswered } from '../../../lib/api/query-answer';
import { refreshMember } from '../../../lib/member';
import { onEvent, onResync } from '../../../lib/realtime/live-events';
import { getOrder, type Order } from '../api/orders';
import { orderIn } from './order-address';

const QUICK = 20;
const QUICK_MS = 2000;
const SLOW = 60;
const SLOW_MS = 5000;
const LAST_MS = 20_000;

/** Often at first, since most payments are decided at once. */
export const pauseMs = (answers: number): number => (answers < QUICK ? QUICK_MS : answers < SLOW ? SLOW_MS : LAST_MS);

/** The order of the address, asked for again as long as its payment is not decided, and when the api tells of it. */
export function useOrder() {
  const query = useQuery<Order, NotAnswered>({
    ...FETCHED_ONCE,
    // Each order has a page of its own, so the key needs no number.
    queryKey: ['/api/payments/orders/{id}'],
    queryFn: ({ signal }) => answered(getOrder(orderIn(window.location.pathname).id, signal)),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'pending' ? pauseMs(dataUpdateCount) : false,
  });
  const { data, refetch } = query;
  useEffect(() => {
    const ask = (): void => void refetch();
    const stops = [
      onEvent('order', ({ order }) => {
        if (order === orderIn(window.location.pathname).id) ask();
      }),
      onResync(ask),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [refetch]);
  const isPaid = data?.state === 'completed';
  useEffect(() => {
    // Where there is no stream the balance and premium are asked for.
    if (isPaid) void refreshMember();
  }, [isPaid]);
  return query;
}
