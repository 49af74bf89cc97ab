import { call } from '../api/call';
import { type Answer } from '../api/problem';
import { knownMember } from '../member';
import {
  alone,
  browserFacts,
  described,
  type OwnSubscription,
  ownSubscription,
  subscribeTo,
  within,
} from './browser-push';
import { isDue, keepConfirmation, keptConfirmation } from './confirmation';
import { awaitWorker, knownPush, loadKey, tellFacts } from './push';
import { type PushState } from './push-state';

const LONGEST_MS = 30_000;

let looking: Promise<PushState> | undefined;

/**
 * Asks the browser and, where it has a subscription, the server. A subscription that the server should hear of again is
 * posted, one with an old key is replaced, and one that the server sends this member nothing by is ended.
 */
export function refreshPush(): Promise<PushState> {
  return (looking ??= look()
    // Nobody has answered: what was known stands.
    .catch(() => knownPush().state)
    .finally(() => {
      looking = undefined;
    }));
}

async function look(): Promise<PushState> {
  const own = browserFacts();
  if (tellFacts(own) === 'not_capable') return 'not_capable';
  const worker = await awaitWorker();
  if (worker === undefined || own.permission !== 'granted')
    return tellFacts({ isRegistered: worker !== undefined, subscription: null });
  // A browser without a network may never answer, and other tabs wait for their turn.
  return alone(() => within(LONGEST_MS, settle(worker)));
}

async function settle(worker: ServiceWorkerRegistration): Promise<PushState> {
  const subscription = await ownSubscription(worker);
  const told = { isRegistered: true, subscription };
  if (subscription === null) return tellFacts(told);
  const [key, endpoints] = await Promise.all([loadKey(), knownEndpoints()]);
  if (endpoints === undefined || typeof key !== 'string') return tellFacts({ ...told, known: undefined });
  const row = endpoints.find((one) => one.endpoint_hash === subscription.hash);
  if (row === undefined) {
    // It is dead, was ended from another device, or is of somebody who was signed in here before.
    await subscription.subscription.unsubscribe();
    return tellFacts({ ...told, subscription: null, known: [] });
  }
  const next = subscription.key === key ? subscription : await renewed(worker, subscription, key);
  if (next === subscription) await confirm(subscription, row.current);
  return tellFacts({ ...told, subscription: next, known: next === null ? [] : [next.hash] });
}

async function knownEndpoints() {
  const answer = await call('GET', '/api/push/devices');
  return answer.state === 'done' ? answer.value.devices : undefined;
}

async function confirm(own: OwnSubscription, isOfThisSession: boolean): Promise<void> {
  const { hash, key } = own;
  const member = knownMember()?.profile.id ?? 0;
  const now = { member, hash, key, language: document.documentElement.lang, at: Date.now() };
  if (isOfThisSession && !isDue(keptConfirmation(), now)) return;
  if ((await postSubscription(own)).state === 'done') keepConfirmation(now);
}

/** Tells the server of it; its pushes are in the language of the page. */
export function postSubscription({ subscription, key }: OwnSubscription): Promise<Answer<undefined>> {
  const { endpoint, keys } = subscription.toJSON();
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    application_server_key: key,
  };
  return call('POST', '/api/push/subscriptions', { body });
}

/** The brand has a new key: browsers want the old subscription ended before there is one with another key. */
async function renewed(
  worker: ServiceWorkerRegistration,
  { subscription: old }: OwnSubscription,
  key: string,
): Promise<OwnSubscription | null> {
  const { endpoint } = old;
  await old.unsubscribe();
  const subscription = await subscribeTo(worker, key).catch(() => null);
  await call('DELETE', '/api/push/subscriptions', { body: { endpoint } });
  if (subscription === null) return null;
  const next = await described(subscription);
  if ((await postSubscription(next)).state === 'done') return next;
  await subscription.unsubscribe();
  return null;
}
