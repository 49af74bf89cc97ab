import { type Query } from '@tanstack/react-query';
import { type Answer } from './problem';

/** Why a call has not answered what was asked. */
export type ErrorState = Exclude<Answer<unknown>, { state: 'done' }>;

/** The error of a query whose call was refused or not answered. */
export class NotAnswered extends Error {
  constructor(readonly errorState: ErrorState) {
    super(errorState.state);
  }
}

/** Returns what a call answered, as the function of a query has to. */
export async function answered<T>(call: Promise<Answer<T>>): Promise<T> {
  const answer = await call;
  if (answer.state !== 'done') throw new NotAnswered(answer);
  return answer.value;
}

/**
 * Options of queries that are fetched once and again only where the page says so. They fail where the device is offline:
 * by default they would wait, and the page would say nothing. What nobody answered is asked for again once it is back online.
 */
export const FETCHED_ONCE = {
  staleTime: Infinity,
  networkMode: 'always',
  refetchOnReconnect: ({ state: { error } }: Pick<Query, 'state'>) =>
    error instanceof NotAnswered && error.errorState.state === 'unreachable',
} as const;
