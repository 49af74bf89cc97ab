import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Empty where the address has none. A press may be what wakes the page: whoever handles one reads the token itself. */
export function tokenInAddress(): string {
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  return /^[\w-]{43}$/.test(token) ? token : '';
}

/**
 * The token of the mailed link: empty where the address has none, undefined until the page is alive. It stays in the
 * address, so that a reload finds it; pages without scripts leave it to the api to read it there.
 */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(never, tokenInAddress, () => undefined);
}
