/** Closes the notifications that lead to a page, because its news has been read there. */
export async function closeShown(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Some browsers have workers, but no notifications.
  const registration: Partial<ServiceWorkerRegistration> | undefined = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) {
    const { navigate } = (shown.data ?? {}) as { readonly navigate?: string };
    if (navigate !== undefined && new URL(navigate, window.location.href).pathname === path) shown.close();
  }
}
