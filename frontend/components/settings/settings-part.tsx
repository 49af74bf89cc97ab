'use client';

import { type ReactNode } from 'react';
import { QUIET_BUTTON } from '../ui/button-link';

interface Props {
  readonly texts: { readonly loadFailed: string; readonly retry: string };
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Shows fetched content: the children even while it is loading, and a button to retry if it failed. */
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
