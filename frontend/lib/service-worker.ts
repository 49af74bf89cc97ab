import { isNavigateMessage, type KeepMessage } from './worker-messages';

let isStarted = false;
let tellRegistration: (registration: ServiceWorkerRegistration | undefined) => void;
const registered = new Promise<ServiceWorkerRegistration | undefined>((resolve) => {
  tellRegistration = resolve;
});

/** The worker once it is active, in pages that start it; undefined where the browser does not take it. */
export const workerRegistration = (): Promise<ServiceWorkerRegistration | undefined> => registered;

/** Registers the service worker once the page has loaded, and goes where a notification leads. */
export function startServiceWorker(edition: KeepMessage): void {
  if (isStarted || !('serviceWorker' in navigator)) return;
  isStarted = true;
  navigator.serviceWorker.addEventListener('message', followNotification);
  navigator.serviceWorker.startMessages();
  // Private windows of some browsers refuse; everything else works without it.
  const start = (): void => void register(edition).then(tellRegistration, () => tellRegistration(undefined));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(edition: KeepMessage): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage(edition);
  return registration;
}

function followNotification({ data, ports }: MessageEvent<unknown>): void {
  if (!isNavigateMessage(data)) return;
  const address = new URL(data.navigate, window.location.href);
  if (address.origin !== window.location.origin) return;
  ports[0]?.postMessage('heard');
  if (address.href !== window.location.href) window.location.assign(address.href);
}
