import { call } from '../../lib/api/call';
import { signOutHere } from '../../lib/member';
import { endPushHere } from '../../lib/push/switch-push';
import { ROUTES } from '../../site/routes';

/** Ends the session, tells the other tabs, and leads home. Where nobody answers, the link leads there by itself. */
export async function logOut(link: HTMLAnchorElement): Promise<void> {
  // First: once the session is over, a call that was under way may send the page elsewhere.
  await endPushHere();
  const answer = await call('GET', '/api/logout.php');
  if (answer.state === 'done') {
    signOutHere();
    // After it: the page may have set out for the log-in.
    window.location.assign(ROUTES.index);
  } else window.location.assign(link.href);
}
