import { call } from '../api/call';

/** The server counts a page that has said nothing for longer as left. */
const AGAIN_MS = 120_000;

const isInSight = (): boolean => document.visibilityState !== 'hidden';
const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/**
 * Tells the server whether this page is in sight, where the browser may show notifications: none is needed beside a page.
 * Returns its end.
 */
export function tellSight(): () => void {
  const ending = new AbortController();
  const tell = (): void => {
    if (mayNotify()) void call('PUT', '/api/push/sight', { body: { in_sight: isInSight() }, keepalive: true });
  };
  const tellAgain = (): void => {
    if (isInSight()) tell();
  };
  document.addEventListener('visibilitychange', tell, { signal: ending.signal });
  const timer = setInterval(tellAgain, AGAIN_MS);
  tellAgain();
  return () => {
    ending.abort();
    clearInterval(timer);
  };
}
