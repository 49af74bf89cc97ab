import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { type Answer } from '../../lib/api/problem';
import { type components } from '../../lib/api/schema';
import { useApi } from '../../lib/api/use-api';

export type Limits = components['schemas']['SpendLimitResponse'];
export type Period = NonNullable<Limits['limit']>['period'];

const PATH = '/api/payments/spend-limit';

/** The member's limit, and how to change it. */
export function useLimit() {
  const client = useQueryClient();
  const { data, isError, refetch } = useApi(PATH);
  const keep = (answer: Answer<Limits>): Answer<Limits> => {
    if (answer.state === 'done') client.setQueryData([PATH], answer.value);
    return answer;
  };
  return {
    data,
    isError,
    refetch,
    set: async (amount: number, period: Period) => keep(await call('PUT', PATH, { body: { amount, period } })),
    remove: async () => keep(await call('DELETE', PATH)),
  };
}
