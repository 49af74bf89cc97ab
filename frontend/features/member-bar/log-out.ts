import { call } from '../../lib/api/call';
import { endSession } from '../../lib/member';
import { endPushHere } from '../../lib/push/switch-push';
import { ROUTES } from '../../site/routes';

/** Ends the session, tells the other tabs, and leads home. Where nobody answers, the link leads there by itself. */
export async function logOut(link: HTMLAnchorElement): Promise<void> {
  // First: it needs the session.
  await endPushHere();
  const answer = await endSession(() => call('GET', '/api/logout.php'));
  window.location.assign(answer.state === 'done' ? ROUTES.index : link.href);
}
