declare global {
  interface Window {
    /** The address after the last change of its fragment, kept by the first script of the page. */
    fragmentAddress?: string;
  }
}

/** Part of the first script of a page: a link to a part of the page can be pressed before the page's scripts have come. */
export const FRAGMENT_SCRIPT = "addEventListener('hashchange',e=>{window.fragmentAddress=e.newURL});";

/**
 * Gives the address its fragment back. Next.js writes the address when it takes over the page, as it read it a moment
 * before: a link to a part of the page that is pressed in between would be lost from it. Returns how to stop.
 */
export function restoreFragment(): () => void {
  const restore = (): void => {
    const { fragmentAddress } = window;
    if (window.location.hash || !fragmentAddress?.startsWith(`${window.location.href}#`)) return;
    window.history.replaceState(window.history.state, '', fragmentAddress);
  };
  restore();
  // The browser tells of the change after it has made it.
  const ending = new AbortController();
  window.addEventListener('hashchange', restore, { once: true, signal: ending.signal });
  return () => {
    ending.abort();
  };
}
