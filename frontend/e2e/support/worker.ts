import { type CDPSession, type Page, type Worker } from '@playwright/test';
import { addressOf } from './brands';
import { expect } from './test';

/** A notification as the browser shows it. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly navigate: string;
}

/** How many workers this origin has. */
export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Lists the paths that the worker keeps for times without a connection. */
export const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/**
 * The worker of a page, once it holds the offline page. Chromium's shell for tests can show nothing and denies it to every
 * site, so there the worker gets what a browser with notifications has: each is shown until it is closed, one for each tag;
 * `told` is the number on the icon.
 */
export async function workerOf(page: Page): Promise<Worker> {
  await expect.poll(() => keptPaths(page)).toContain('/offline');
  const worker = page.context().serviceWorkers()[0];
  if (worker === undefined) throw new Error('the page has no worker');
  await worker.evaluate(SHELL_NOTIFICATIONS);
  return worker;
}

const SHELL_NOTIFICATIONS = `if (Notification.permission === 'denied') {
  let shown = [];
  Object.assign(registration, {
    showNotification: async (title, { body = '', tag = '', lang = '', data, renotify = false }) => {
      if (renotify && tag === '') throw new TypeError('renotify needs a tag');
      shown = shown.filter((one) => tag === '' || one.tag !== tag);
      const one = { title, body, tag, lang, data, close: () => (shown = shown.filter((other) => other !== one)) };
      shown.push(one);
    },
    getNotifications: async () => shown,
  });
  // The shell ends the process of the page at a badge.
  Object.defineProperty(navigator, 'setAppBadge', { value: async (number) => (globalThis.told = number) });
}`;

/** Delivers pushes as the browser's push service would. */
export class PushService {
  private constructor(
    private readonly session: CDPSession,
    private readonly brand: string,
    private readonly registrationId: string,
  ) {}

  static async of(page: Page, brand: string): Promise<PushService> {
    const session = await page.context().newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first !== undefined) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    return new PushService(session, brand, await found);
  }

  async deliver(data: string): Promise<void> {
    const { registrationId } = this;
    await this.session.send('ServiceWorker.deliverPushMessage', {
      origin: addressOf(this.brand, ''),
      registrationId,
      data,
    });
  }
}

export const shownBy = (worker: Worker): Promise<readonly Shown[]> =>
  worker.evaluate(`registration.getNotifications().then((all) =>
    all.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, navigate: data.navigate })))`);

/** As if somebody had touched the notification that is shown. */
export const clickNotification = (worker: Worker): Promise<unknown> =>
  // Chromium starts what the event asks for, then refuses to wait for it because a script has made the event.
  worker.evaluate(`registration.getNotifications().then(([notification]) => {
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
  })`);
