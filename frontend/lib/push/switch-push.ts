import { call } from '../api/call';
import { type Answer } from '../api/problem';
import { alone, described, subscribeTo, within } from './browser-push';
import { keepConfirmation } from './confirmation';
import { atHand, loadKey, tellFacts } from './push';
import { postSubscription } from './refresh-push';

type Refused = Exclude<Answer<unknown>, { state: 'done' }>;

/** How a press on the switch ended. */
export type Switched =
  | { readonly state: 'done' }
  /** The member refused, or the browser did in their name. */
  | { readonly state: 'denied' }
  /** The browser's question was closed without an answer. */
  | { readonly state: 'dismissed' }
  /** The browser has no way to its push service, or that does not answer. */
  | { readonly state: 'no_service' }
  | { readonly state: 'refused'; readonly answer: Refused };

/**
 * Subscribes this browser. It is to be called in a press: the browser's own question comes before anything is waited for.
 * Only the server's answer makes it a subscription.
 */
export function switchPushOn(): Promise<Switched> {
  const hand = atHand();
  if (hand === undefined) return Promise.resolve({ state: 'no_service' });
  const subscribe = (): Promise<Switched> => {
    const subscribing = subscribeTo(hand.worker, hand.key).catch(() => null);
    return alone(async () => {
      const made = await subscribing;
      return made === null ? refused() : keep(made);
    });
  };
  if (Notification.permission === 'granted') return subscribe();
  return Notification.requestPermission().then((permission) => {
    tellFacts({ permission });
    return permission === 'granted' ? subscribe() : { state: permission === 'denied' ? 'denied' : 'dismissed' };
  });
}

function refused(): Switched {
  const { permission } = Notification;
  tellFacts({ permission, subscription: null });
  return { state: permission === 'denied' ? 'denied' : 'no_service' };
}

async function keep(made: PushSubscription): Promise<Switched> {
  const { permission } = Notification;
  const own = await described(made);
  const answer = await postSubscription(own);
  keepConfirmation(undefined);
  if (answer.state === 'done') {
    tellFacts({ permission, subscription: own, known: [own.hash] });
    return { state: 'done' };
  }
  // Nothing would come by it.
  await made.unsubscribe().catch(() => false);
  // The brand has a new key since the page was opened: the next press has it.
  if (answer.state === 'failed' && answer.code === 'push_key_unknown') await loadKey(true);
  tellFacts({ permission, subscription: null });
  return { state: 'refused', answer };
}

/** Ends this browser's subscription at the server, then here. */
export function switchPushOff(): Promise<Answer<undefined>> {
  return alone(async () => {
    const subscription = await atHand()?.worker.pushManager.getSubscription();
    const answer = subscription
      ? await call('DELETE', '/api/push/subscriptions', { body: { endpoint: subscription.endpoint } })
      : ({ state: 'done', value: undefined } as const);
    if (answer.state !== 'done') return answer;
    await subscription?.unsubscribe().catch(() => false);
    tellFacts({ subscription: null, known: [] });
    return answer;
  });
}

const LONGEST_MS = 1000;

/**
 * Nobody is signed in any more: this browser shows nobody's news, neither what is to come nor what is on the screen. The
 * server has ended its part with the session.
 */
export async function endPushHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  keepConfirmation(undefined);
  const ending = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.getRegistration();
    // Some browsers have workers, but neither of the two.
    const able: Partial<ServiceWorkerRegistration> | undefined = registration;
    const subscription = await able?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
    for (const shown of (await able?.getNotifications?.()) ?? []) shown.close();
  };
  // Without a network a browser may never answer, and nobody waits for it to be signed out.
  await within(LONGEST_MS, ending()).catch(() => undefined);
}
