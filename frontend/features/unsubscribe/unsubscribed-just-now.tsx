'use client';

import { type ReactNode } from 'react';
import { useHydrated } from '../../components/ui/use-hydrated';
import { keptJustNow } from '../../lib/just-now';
import { UNSUBSCRIBED } from './mail-kinds';

interface Props {
  readonly done: ReactNode;
  /** What is true for everybody. */
  readonly children: ReactNode;
}

/** Says that the mails have stopped where the button was pressed just now, in this tab. */
export function UnsubscribedJustNow({ done, children }: Props) {
  const isHydrated = useHydrated();
  return isHydrated && keptJustNow(UNSUBSCRIBED) !== undefined ? done : children;
}
