import { type PushFacts } from './push-state';

type OwnFacts = Pick<PushFacts, 'isSecure' | 'hasWorkers' | 'hasPush' | 'hasNotifications' | 'permission'>;

/** The facts that the browser tells at once. */
export function browserFacts(): OwnFacts {
  const hasNotifications = 'Notification' in window;
  return {
    isSecure: window.isSecureContext,
    hasWorkers: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in window,
    hasNotifications,
    permission: hasNotifications ? Notification.permission : undefined,
  };
}

/** A subscription of this browser, with what the server knows it by. */
export interface OwnSubscription {
  readonly subscription: PushSubscription;
  readonly hash: string;
  readonly key: string;
}

export async function ownSubscription(registration: ServiceWorkerRegistration): Promise<OwnSubscription | null> {
  const subscription = await registration.pushManager.getSubscription();
  return subscription === null ? null : described(subscription);
}

export async function described(subscription: PushSubscription): Promise<OwnSubscription> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint));
  return {
    subscription,
    hash: [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    key: base64Url(subscription.options.applicationServerKey),
  };
}

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Without a way to its push service a browser neither resolves nor rejects. */
const LONGEST_MS = 10_000;

/** Subscribes, or rejects after ten seconds. It is to be called in a press: some browsers ask for one. */
export function subscribeTo(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const subscribing = registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return within(LONGEST_MS, subscribing);
}

/** Rejects where something takes longer than that. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('too late', 'TimeoutError')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const LOCK = 'push';

/** One after the other in all tabs, so that none undoes what another is about to do. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return (await navigator.locks.request(LOCK, work)) as T;
}
