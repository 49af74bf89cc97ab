'use client';

import { useSyncExternalStore } from 'react';
import { isInstalled } from '../../lib/installed';
import { Icon } from './icon';
import { leadsBack } from './leads-back';

const never = () => () => undefined;
const read = (): boolean =>
  leadsBack({
    path: window.location.pathname,
    installed: isInstalled(),
    steps: window.history.length,
    canGoBack: 'navigation' in window ? window.navigation.canGoBack : undefined,
  });
const readNothing = (): boolean => false;

/** First in the bar above. Nothing in a browser, which has a button of its own. */
export function BackButton({ label }: { readonly label: string }) {
  const isShown = useSyncExternalStore(never, read, readNothing);
  if (!isShown) return null;
  return (
    <button
      type="button"
      data-back
      aria-label={label}
      className="-ml-3 grid size-11 shrink-0 place-items-center rounded-control text-text-strong hover:bg-surface-2"
      onClick={() => {
        window.history.back();
      }}
    >
      <Icon name="back" />
    </button>
  );
}
