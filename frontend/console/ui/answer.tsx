import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { common } from '../texts/common';
import { Button } from './button';
import { problemText } from './problem-text';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (value: T) => ReactNode;
}

/** What was asked for, or why it is not here and how to ask again. */
export function Answer<T>({ query: { data, error, refetch }, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <p role="status">{common.loading}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p role="alert">{problemText(error)}</p>
      <Button onClick={() => void refetch()}>{common.retry}</Button>
    </div>
  );
}
