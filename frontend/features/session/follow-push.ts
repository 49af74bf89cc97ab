import { knownMember, watchMember } from '../../lib/member';
import { closeShown } from '../../lib/push/close-shown';
import { refreshPush } from '../../lib/push/refresh-push';
import { endPushHere } from '../../lib/push/switch-push';

/** Keeps this browser's push true to who is signed in and to what the browser is allowed. Returns its end. */
export function followPush(): () => void {
  const ending = new AbortController();
  let shownTo: number | null | undefined;
  const follow = (): void => {
    const member = knownMember();
    const id = member === null ? null : member?.profile.id;
    if (id === shownTo) return;
    shownTo = id;
    if (id === null) {
      void endPushHere();
      return;
    }
    void refreshPush();
    void closeShown(window.location.pathname);
  };
  const stop = watchMember(follow);
  follow();
  void watchPermission(ending.signal);
  return () => {
    ending.abort();
    stop();
  };
}

/** The browser's own settings may be changed while the page is open. */
async function watchPermission(signal: AbortSignal): Promise<void> {
  if (!('permissions' in navigator)) return;
  try {
    const status = await navigator.permissions.query({ name: 'notifications' });
    const look = (): void => {
      if (knownMember()) void refreshPush();
    };
    status.addEventListener('change', look, { signal });
  } catch {
    // Some browsers do not know the name: they are asked when the page is seen again.
  }
}
