import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { arrived, BRAND, field, log, nobodyThere, openWith, say } from './support/chats';
import { confirmedMember, newMember } from './support/members';
import { newSubscription, pushRows } from './support/push';
import { axeFaults, expect, test } from './support/test';
import { clickNotification, keptPaths, PushService, registrations, shownBy, workerOf } from './support/worker';

test.use({ serviceWorkers: 'allow' });

const push = (notification: object, app_badge?: number): string =>
  JSON.stringify({ web_push: 8030, notification, ...(app_badge !== undefined && { app_badge }) });

/** A member on a page that has its worker. */
async function openAsMember(page: Page, path = '/members'): Promise<number> {
  await page.context().grantPermissions(['notifications'], { origin: addressOf(BRAND, '') });
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const id = await confirmedMember(page, BRAND);
  await page.goto(addressOf(BRAND, path));
  return id;
}

test('the worker is the same on every brand, small, and asked for anew each time', async ({ page }) => {
  const asked = (brand: string) => page.goto(addressOf(brand, '/sw.js'));
  const one = await asked('fellow');
  const [text, headers] = [await one?.text(), one?.headers()];
  const other = await asked('sheer');
  expect(await other?.text()).toBe(text);
  expect(other?.headers()['etag']).toBe(headers?.['etag']);
  expect(text?.length).toBeLessThan(6000);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, no-cache',
  });
});

test('members have it, visitors do not', async ({ page, visit }) => {
  await page.clock.install();
  for (const path of ['/', '/landers/gallery']) {
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/user.php'));
    await visit('everglow', { path, locale: 'en' });
    await page.clock.runFor(6000);
    await asked;
    expect(await registrations(page)).toBe(0);
  }
  await newMember(page, 'everglow');
  await page.goto(addressOf('everglow', '/members'));
  await expect.poll(() => registrations(page)).toBe(1);
  // Nothing of a member, of the api or of a build.
  await expect.poll(async () => [...(await keptPaths(page))].sort()).toEqual(['/offline', '/push-stand-in.json']);
});

test('a push is shown, once for each conversation, and tells the number on the icon', async ({ page }) => {
  await openAsMember(page);
  const worker = await workerOf(page);
  const service = await PushService.of(page, BRAND);
  const about = { title: 'Fellow', lang: 'en', tag: 'm1', navigate: addressOf(BRAND, '/chats/4') };
  await service.deliver(push({ ...about, body: 'You have a new message.' }, 1));
  await expect.poll(() => shownBy(worker)).toEqual([{ ...about, body: 'You have a new message.' }]);
  await service.deliver(push({ ...about, body: '2 new messages.' }, 2));
  await expect.poll(() => shownBy(worker)).toEqual([{ ...about, body: '2 new messages.' }]);
  await expect.poll(() => worker.evaluate('globalThis.told')).toBe(2);
});

test('a push that cannot be read is shown in the brand’s discreet words', async ({ page }) => {
  await openAsMember(page);
  const worker = await workerOf(page);
  const service = await PushService.of(page, BRAND);
  await service.deliver('not JSON');
  await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'Fellow', body: 'There’s something new for you.' }]);
});

test('a click leads the open window, and never to another site', async ({ page }) => {
  await openAsMember(page);
  const worker = await workerOf(page);
  const service = await PushService.of(page, BRAND);
  await service.deliver(push({ title: 'Fellow', navigate: addressOf(BRAND, '/likes') }));
  await expect.poll(() => shownBy(worker)).toHaveLength(1);
  await clickNotification(worker);
  await expect(page).toHaveURL(addressOf(BRAND, '/likes'));
  await expect.poll(() => shownBy(worker)).toEqual([]);
  await service.deliver(push({ title: 'Fellow', navigate: 'https://elsewhere.example/' }));
  await expect.poll(() => shownBy(worker)).toMatchObject([{ navigate: addressOf(BRAND, '/') }]);
});

test('what a page has told is not on the screen any more', async ({ page }) => {
  await openAsMember(page);
  await workerOf(page);
  // The page asks for what the worker of this browser cannot show.
  await page.context().addInitScript(() => {
    const closed: string[] = JSON.parse(sessionStorage.getItem('closed') ?? '[]') as string[];
    const shown = (path: string) => ({
      data: { navigate: `${window.location.origin}${path}` },
      close: () => sessionStorage.setItem('closed', JSON.stringify(closed.concat(path))),
    });
    ServiceWorkerRegistration.prototype.getNotifications = () =>
      Promise.resolve(['/likes', '/chats/4'].map(shown) as unknown as Notification[]);
  });
  await page.goto(addressOf(BRAND, '/likes'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('closed'))).toBe('["/likes"]');
});

test('a click opens a new window where none is open', async ({ page }) => {
  await openAsMember(page);
  const worker = await workerOf(page);
  const service = await PushService.of(page, BRAND);
  // Chromium opens windows for what somebody has touched, not for a test.
  await worker.evaluate(`clients.openWindow = (address) => Promise.resolve((globalThis.opened = address))`);
  await service.deliver(push({ title: 'Fellow', navigate: addressOf(BRAND, '/chats/4') }));
  await expect.poll(() => shownBy(worker)).toHaveLength(1);
  await page.goto('about:blank');
  await clickNotification(worker);
  await expect.poll(() => worker.evaluate('globalThis.opened')).toBe(addressOf(BRAND, '/chats/4'));
});

test('a subscription that the browser replaces is told to the server, with the key of the settings', async ({
  page,
}) => {
  const id = await openAsMember(page);
  const worker = await workerOf(page);
  const { endpoint, p256dh, auth } = newSubscription();
  await worker.evaluate(`{
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const subscribe = async ({ applicationServerKey }) => ({
      options: { applicationServerKey: bytes(applicationServerKey).buffer },
      toJSON: () => ({ endpoint: '${endpoint}', expirationTime: null, keys: { p256dh: '${p256dh}', auth: '${auth}' } }),
    });
    Object.defineProperty(registration, 'pushManager', { value: { subscribe } });
    dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), { oldSubscription: null, newSubscription: null }));
  }`);
  await expect.poll(() => pushRows(id)).toHaveLength(1);
});

test('without a network the app opens to a page of the brand, and what was written is there afterwards', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  await openAsMember(page);
  const other = await nobodyThere(browser);
  await workerOf(page);
  await openWith(page, other);
  await page.context().setOffline(true);
  await say(page, 'Sent in a tunnel');
  await field(page).fill('Written in a tunnel');
  await page.goto(addressOf(BRAND, '/likes'));
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  // By the browser's own clock: how often a test looks whether the page is there does not count.
  const loaded = await page.evaluate(
    () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventEnd,
  );
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThan(1000);
  await expect(page.getByRole('img', { name: 'Fellow' })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // By itself, to where it was going.
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toHaveCount(0);
  await expect(page).toHaveURL(addressOf(BRAND, '/likes'));
  await openWith(page, other);
  await expect(field(page)).toHaveValue('Written in a tunnel');
  await expect(log(page)).toContainText('Sent in a tunnel');
  await expect(arrived(page)).toBeAttached();
  const others = complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to load/.test(text));
  complaints.splice(0, complaints.length, ...others);
});

test('a worker that is taken back clears what it kept and ends', async ({ page }) => {
  const script = (name: string): Buffer => readFileSync(join(__dirname, '../../dist/web', name));
  let served = script('sw.js');
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? served : '<!doctype html><title>A page</title><link rel="icon" href="data:,">');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    (await navigator.serviceWorker.ready).active?.postMessage({ revision: 1, locale: 'en' });
  });
  await expect.poll(() => keptPaths(page)).toHaveLength(2);
  served = script('retired-sw.js');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await keptPaths(page)).toEqual([]);
  await new Promise((resolve) => {
    server.close(resolve);
    // A browser opens connections that it may need, and the server would wait for what never comes.
    server.closeAllConnections();
  });
});
