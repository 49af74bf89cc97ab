import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { tellCredits } from '../../../lib/member';
import { type Statement } from '../statement-rules';

type Withdrawals = components['schemas']['WithdrawalsResponse'];
export type Purchase = Withdrawals['purchases'][number];
export type Withdrawal = components['schemas']['WithdrawalResponse'];
type Filed = components['schemas']['FileWithdrawalResponse'];

export const PATH = '/api/payments/withdrawals';

export const getWithdrawals = (signal: AbortSignal): Promise<Answer<Withdrawals>> => call('GET', PATH, { signal });

/** `key` makes a repeated sending the same statement. */
export async function withdraw(order: number, key: string): Promise<Answer<Withdrawal>> {
  const answer = await call('POST', PATH, { body: { order, key } });
  if (answer.state === 'done') tellCredits(answer.value.balance);
  return answer;
}

export function fileStatement({ message, ...statement }: Statement, key: string): Promise<Answer<Filed>> {
  const { timeZone: time_zone } = Intl.DateTimeFormat().resolvedOptions();
  const body = { ...statement, key, time_zone, ...(message !== '' && { message }) };
  return call('POST', '/api/payments/withdrawal-statements', { body });
}
