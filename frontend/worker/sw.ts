import { type KeepMessage, type NavigateMessage } from '../lib/worker-messages';
import { base64Url, ownAddress, readPush, standInMessage } from './push-message';

declare const self: ServiceWorkerGlobalScope;

/** The only cache: the offline page and the texts of a push that cannot be read, of one revision and language. */
const CACHE = 'app';
const OFFLINE = '/offline';
const STAND_IN = '/push-stand-in.json';
const ANY_EDITION = { ignoreSearch: true, ignoreVary: true };
/** How long a window may take to say that it goes where it is told, in milliseconds. */
const ANSWER_MS = 1000;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.allSettled([self.clients.claim(), self.registration.navigationPreload.enable()]));
});
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answerNavigation(event));
});
self.addEventListener('message', (event) => {
  event.waitUntil(keepEdition(event.data as KeepMessage));
});
self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data?.text()));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { navigate } = (event.notification.data ?? {}) as Partial<NavigateMessage>;
  event.waitUntil(openAddress(ownAddress(navigate, self.location.origin)));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});

/** Always from the network. The answer is kept nowhere, so no page is of an earlier build. */
async function answerNavigation({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch {
    return (await caches.match(OFFLINE, ANY_EDITION)) ?? Response.error();
  }
}

async function keepEdition({ revision, locale }: KeepMessage): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = [OFFLINE, STAND_IN].map((path) => `${self.location.origin}${path}?lang=${locale}&of=${revision}`);
  const kept = (await cache.keys()).filter(({ url }) => !wanted.includes(url));
  if (!(await cache.match(wanted[0] ?? '', { ignoreVary: true })))
    await cache.addAll(wanted.map((url) => new Request(url, { cache: 'reload' })));
  for (const request of kept) await cache.delete(request, { ignoreVary: true });
}

/** A browser takes a push that shows nothing for a fault of the site, so the notification comes before everything else. */
async function showPush(payload: string | undefined): Promise<void> {
  const push = readPush(payload, self.location.origin) ?? standInMessage(await standInTexts());
  await self.registration.showNotification(push.title, push.options);
  if (push.badge === undefined || !('setAppBadge' in self.navigator)) return;
  await self.navigator.setAppBadge(push.badge).catch(() => undefined);
}

async function standInTexts(): Promise<unknown> {
  const kept = await caches.match(STAND_IN, ANY_EDITION);
  return kept?.json().catch(() => undefined);
}

/** Leads an open window there, otherwise a new one. */
async function openAddress(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const window =
    windows.find(({ focused }) => focused) ??
    windows.find(({ visibilityState }) => visibilityState === 'visible') ??
    windows[0];
  if (window === undefined) {
    await self.clients.openWindow(address);
    return;
  }
  const heard = tellWindow(window, address);
  // Browsers refuse to focus for some reasons of their own; the window goes there all the same.
  await window.focus().catch(() => undefined);
  if (!(await heard)) await window.navigate(address).catch(() => self.clients.openWindow(address));
}

/** Resolves with whether the page has listened. Some pages do not, such as those of somebody who has logged out. */
function tellWindow(window: WindowClient, navigate: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(resolve, ANSWER_MS, false);
    window.postMessage({ navigate } satisfies NavigateMessage, [port2]);
  });
}

/** The brand's key may be a newer one than that of the old subscription, so the settings are asked. */
async function renewSubscription({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const subscription = newSubscription ?? (await subscribe(oldSubscription?.options.applicationServerKey ?? null));
  if (subscription === undefined) return;
  const { applicationServerKey: key } = subscription.options;
  if (key === null) return;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...subscription.toJSON(), application_server_key: base64Url(key) });
  await fetch('/api/user.php?push=1', { method: 'POST', headers, body });
}

async function subscribe(oldKey: ArrayBuffer | null): Promise<PushSubscription | undefined> {
  const answer = await fetch('/api/settings.php');
  const settings = (await answer.json().catch(() => ({}))) as { readonly push_public_key?: string | null };
  const applicationServerKey = settings.push_public_key ?? oldKey;
  if (applicationServerKey === null) return undefined;
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}
