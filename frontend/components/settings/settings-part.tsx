'use client';

import { type ReactNode } from 'react';
import { QUIET_BUTTON } from '../ui/button-link';

interface Props {
  readonly texts: { readonly loadFailed: string; readonly retry: string };
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** What is fetched: the children also while it is on its way, and in their place a way to try again. */
export function SettingsPart({ texts, isFailed, onRetry, children }: Props) {
  if (!isFailed) return children;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p>{texts.loadFailed}</p>
      <button type="button" className={QUIET_BUTTON} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
