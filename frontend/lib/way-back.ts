import { pathIn } from './next-path';

const KEY = 'way-back';

/** Pages on the way to a purchase: nobody wants to go back to one of them. */
const ON_THE_WAY = /^\/(?:credits|premium|transactions|login|signup|directdebit)(?:[/?#]|$)/;
const CHAT = /^\/(?:chats\/\d+|members\/\d+\/chat)$/;

export interface WayBack {
  readonly path: string;
  readonly isChat: boolean;
}

/** A link to a page of the purchase that leads back here afterwards. */
export const leadingBack = (href: string): string =>
  `${href}?${new URLSearchParams({ from: window.location.pathname }).toString()}`;

/** Keeps where the member came from: as the address says, otherwise the page before on this site. */
export function keepWayBack({ search, origin }: Location = window.location, referrer = document.referrer): void {
  const said = pathIn(search, 'from');
  const before = URL.canParse(referrer) && new URL(referrer).origin === origin ? new URL(referrer).pathname : undefined;
  const path = said ?? before;
  if (path === undefined || ON_THE_WAY.test(path)) return;
  try {
    window.sessionStorage.setItem(KEY, path);
  } catch {
    return;
  }
}

/** Undefined where it is not known, as after a payment that an app finished in another tab. */
export function keptWayBack(): WayBack | undefined {
  try {
    const path = pathIn(new URLSearchParams({ from: window.sessionStorage.getItem(KEY) ?? '' }).toString(), 'from');
    return path === undefined || ON_THE_WAY.test(path) ? undefined : { path, isChat: CHAT.test(path) };
  } catch {
    return undefined;
  }
}
