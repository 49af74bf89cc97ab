import { leadsAway } from './leads-away';

/** A navigation faster than this shows no progress bar. */
const THROTTLE_MS = 200;
/** A bar that has been visible for this long no longer tells anything. */
const LONGEST_MS = 5000;

/** Tells when to show that the next page is on its way. Returns its end. */
export function watchNavigation(show: (running: boolean) => void): () => void {
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  const ending = new AbortController();
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    show(false);
  };
  const start = (): void => {
    stop();
    timers = [setTimeout(show, THROTTLE_MS, true), setTimeout(show, THROTTLE_MS + LONGEST_MS, false)];
  };
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || link === null || link.href === '') return;
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const { href, target } = link;
    if (leadsAway({ href, target, elsewhere, download: link.hasAttribute('download') }, window.location.href)) start();
  };
  const submit = (event: SubmitEvent): void => {
    if (!event.defaultPrevented) start();
  };
  const { signal } = ending;
  document.addEventListener('click', follow, { signal });
  document.addEventListener('submit', submit, { signal });
  // Also when the browser brings the page back as it was left.
  window.addEventListener('pageshow', stop, { signal });
  return () => {
    ending.abort();
    stop();
  };
}
