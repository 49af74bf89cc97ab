import { isInstalled } from '../../lib/installed';
import { knownMember } from '../../lib/member';
import { askedBefore, isAppOpenedAgain, mayAsk } from '../../lib/push/asking';
import { onSent } from '../../lib/push/moments';
import { knownPush, preparePush, watchPush } from '../../lib/push/push';
import { onEvent } from '../../lib/realtime/live-events';

/** The pages that ask. On others somebody is busy with settings, payment or signing in. */
const PLACES = ['/members', '/likes', '/chats', '/swipe-game', '/match-finder'];
/** So long after its reason the sheet comes: what was pressed has been seen to happen. */
const REST_MS = 2000;

/** Asks at the moments at which the answer may be yes: a message has gone out, a like has come, the app is opened again. */
export function startOffers(show: () => void): () => void {
  const { pathname } = window.location;
  if (!PLACES.some((place) => pathname === place || pathname.startsWith(`${place}/`))) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isWanted() && isFree())
        void preparePush().then(() => isWanted() && isFree() && knownPush().isReady && show());
    }, REST_MS);
  };
  const stops = [onSent(offer), onEvent('like', offer)];
  if (isInstalled() && isAppOpenedAgain()) stops.push(whenKnown(offer));
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function isWanted(): boolean {
  const member = knownMember();
  if (!member || knownPush().state !== 'not_subscribed') return false;
  const asked = askedBefore(member.profile.id);
  return asked !== undefined && mayAsk(asked);
}

/** Never over another dialog, nor over what somebody is writing. */
function isFree(): boolean {
  const { activeElement } = document;
  const isWriting = activeElement instanceof HTMLTextAreaElement && activeElement.value !== '';
  return document.visibilityState === 'visible' && !isWriting && document.querySelector('dialog[open]') === null;
}

/** Once, as soon as it is known whether this browser is subscribed. */
function whenKnown(tell: () => void): () => void {
  const look = (): void => {
    if (knownPush().state === 'not_known') return;
    stop();
    tell();
  };
  const stop = watchPush(look);
  look();
  return stop;
}
