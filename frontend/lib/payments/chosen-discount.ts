import { useSyncExternalStore } from 'react';

const PARAMETER = 'code';

let chosen: string | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const chosenDiscount = (): string | undefined => chosen;

/** The code of the discount that the page takes off its prices; undefined for the active one. */
export const useChosenDiscount = (): string | undefined =>
  useSyncExternalStore(subscribe, chosenDiscount, () => undefined);

/** The address keeps the code too, so that it is there again when the page is loaded anew. */
export function chooseDiscount(code: string | undefined): void {
  chosen = code;
  const address = new URL(window.location.href);
  if (code === undefined) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, code);
  window.history.replaceState(window.history.state, '', address);
  for (const listener of listeners) listener();
}

/** The code in the page’s address, as a link to it has it. */
export const codeInAddress = (): string | undefined =>
  new URLSearchParams(window.location.search).get(PARAMETER)?.trim() || undefined;
