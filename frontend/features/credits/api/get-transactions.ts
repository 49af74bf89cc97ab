import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { tellCredits } from '../../../lib/member';

export type Transaction = components['schemas']['Transaction'];
type Page = components['schemas']['TransactionsResponse'];

/** Newest first; behind the cursor of the page before. */
export async function getTransactions(cursor: string | null, signal: AbortSignal): Promise<Answer<Page>> {
  const answer = await call('GET', '/api/transactions', { params: { query: { cursor: cursor ?? undefined } }, signal });
  if (answer.state === 'done' && !signal.aborted) tellCredits(answer.value.credits);
  return answer;
}

export const getTransaction = (id: number, signal: AbortSignal): Promise<Answer<Transaction>> =>
  call('GET', '/api/transactions/{id}', { params: { path: { id } }, signal });
