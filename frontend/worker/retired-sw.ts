declare const self: ServiceWorkerGlobalScope;

/** Served in place of the worker to take it back: it clears what the worker kept and ends its registration. */
async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

export {};
