import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run here: false in the page as it was rendered, true once it is alive. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
