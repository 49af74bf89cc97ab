const PAUSE_MS = 60_000;
/** News come by themselves. */
const SUBSCRIBED_PAUSE_MS = 300_000;

export async function pauseMs(): Promise<number> {
  return (await isPushSubscribed().catch(() => false)) ? SUBSCRIBED_PAUSE_MS : PAUSE_MS;
}

async function isPushSubscribed(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration !== undefined && (await registration.pushManager.getSubscription()) !== null;
}
