import { hashOf, keyOf, PushBrowser } from '../testing/push-browser';

let browser: PushBrowser;

/** The modules of a page that has just been opened, in the browser as it is. */
async function open() {
  jest.resetModules();
  const { startServiceWorker } = await import('../service-worker');
  startServiceWorker({ revision: 1, locale: 'en' });
  const [push, refresh, turn] = await Promise.all([
    import('./push'),
    import('./refresh-push'),
    import('./switch-push'),
  ]);
  return { ...push, ...refresh, ...turn };
}

/** A browser that has been subscribed before, as the server knows. */
async function subscribed(key = browser.key ?? ''): Promise<string> {
  browser.subscription = browser.made(key);
  browser.devices = [{ endpoint_hash: hashOf(browser.subscription.endpoint), current: true }];
  await (await open()).refreshPush();
  browser.calls.length = 0;
  return browser.subscription.endpoint;
}

beforeEach(() => {
  browser = new PushBrowser();
  browser.install();
});

describe('a page that is opened', () => {
  it('knows nothing until browser and server have told', async () => {
    const { knownPush, refreshPush } = await open();
    expect(knownPush()).toEqual({ state: 'not_known', isReady: false });
    await refreshPush();
    expect(knownPush()).toEqual({ state: 'not_subscribed', isReady: false });
    // Without a subscription there is nothing to ask the server.
    expect(browser.calls).toEqual([]);
  });

  it('is subscribed where the server says so, and tells it nothing that it knows', async () => {
    const endpoint = await subscribed();
    const page = await open();
    expect(await page.refreshPush()).toBe('subscribed');
    expect(page.knownPush()).toEqual({ state: 'subscribed', isReady: true, hash: hashOf(endpoint) });
    expect(browser.calls).toEqual(['GET /api/push/devices']);
  });

  it('ends a subscription that the server has dropped, within this one load', async () => {
    await subscribed();
    browser.devices = [];
    const page = await open();
    expect(await page.refreshPush()).toBe('not_subscribed');
    expect(browser.subscription).toBeNull();
    expect(browser.calls).toEqual(['GET /api/push/devices']);
  });

  it('does not know where the server does not answer', async () => {
    await subscribed();
    globalThis.fetch = () => Promise.resolve(new Response(null, { status: 500 }));
    const page = await open();
    expect(await page.refreshPush()).toBe('not_known');
    expect(browser.subscription).not.toBeNull();
  });

  it.each<[string, () => void]>([
    ['a week has passed', () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 24 * 60 * 60 * 1000)],
    ['it speaks another language', () => (document.documentElement.lang = 'nl')],
    [
      'the server has it of another session',
      () => (browser.devices = browser.devices.map((one) => ({ ...one, current: false }))),
    ],
    ['the browser has forgotten what it told', () => window.localStorage.removeItem('push-confirmed')],
  ])('tells the server again when %s, once', async (_, change) => {
    await subscribed();
    change();
    const posted = ['GET /api/push/devices', 'POST /api/push/subscriptions'];
    expect(await (await open()).refreshPush()).toBe('subscribed');
    expect(browser.calls).toEqual(posted);
    await (await open()).refreshPush();
    expect(browser.calls).toEqual([...posted, 'GET /api/push/devices']);
    jest.restoreAllMocks();
  });

  it('moves over to a new key: the old subscription ends, here and at the server', async () => {
    const old = await subscribed();
    browser.key = 'S2V5VHdv';
    expect(await (await open()).refreshPush()).toBe('subscribed');
    expect(browser.subscription?.endpoint).not.toBe(old);
    expect(browser.devices).toEqual([{ endpoint_hash: hashOf(browser.subscription?.endpoint ?? ''), current: true }]);
    expect(browser.calls.slice(1)).toEqual(['DELETE /api/push/subscriptions', 'POST /api/push/subscriptions']);
  });

  it('is not capable where the brand sends none or the browser takes no worker', async () => {
    await subscribed();
    browser.key = null;
    expect(await (await open()).refreshPush()).toBe('not_capable');
    browser.key = 'S2V5T25l';
    Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new Error('private')) });
    expect(await (await open()).refreshPush()).toBe('not_capable');
  });
});

describe('a press on the switch', () => {
  async function ready() {
    const page = await open();
    await page.refreshPush();
    await page.preparePush();
    expect(page.knownPush()).toEqual({ state: 'not_subscribed', isReady: true });
    return page;
  }

  it('asks the browser before anything is waited for, and is on once the server has answered', async () => {
    browser.permission = 'default';
    const page = await ready();
    const switching = page.switchPushOn();
    expect(browser.asked).toEqual(['permission']);
    expect(await switching).toEqual({ state: 'done' });
    expect(browser.asked).toEqual(['permission', 'subscribe']);
    expect(page.knownPush().state).toBe('subscribed');
    expect(browser.calls).toEqual(['POST /api/push/subscriptions']);
  });

  it('subscribes at once where the browser allows it already', async () => {
    const page = await ready();
    const switching = page.switchPushOn();
    expect(browser.asked).toEqual(['subscribe']);
    expect(await switching).toEqual({ state: 'done' });
  });

  it.each([
    ['denied', 'denied', 'denied'],
    ['default', 'dismissed', 'not_subscribed'],
  ] as const)('answered with %s is %s', async (answer, state, known) => {
    Object.assign(browser, { permission: 'default', answer });
    const page = await ready();
    expect(await page.switchPushOn()).toEqual({ state });
    expect(page.knownPush().state).toBe(known);
    expect(browser.asked).toEqual(['permission']);
  });

  it('gives up after ten seconds where the push service never answers, and at once where it cannot be reached', async () => {
    const page = await ready();
    browser.subscribing = () => Promise.reject(new DOMException('push service error', 'AbortError'));
    expect(await page.switchPushOn()).toEqual({ state: 'no_service' });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    browser.subscribing = () => new Promise(() => undefined);
    const switching = page.switchPushOn();
    await jest.advanceTimersByTimeAsync(9999);
    const isOver = await Promise.race([switching.then(() => true), Promise.resolve(false)]);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect([isOver, await switching]).toEqual([false, { state: 'no_service' }]);
    expect(page.knownPush().state).toBe('not_subscribed');
  });

  it.each(['push_service_not_allowed', 'push_off'])(
    'leaves nothing behind where the server answers %s',
    async (code) => {
      const page = await ready();
      browser.refusal = code;
      expect(await page.switchPushOn()).toEqual({ state: 'refused', answer: { state: 'failed', code } });
      expect(browser.subscription).toBeNull();
      expect(page.knownPush().state).toBe('not_subscribed');
    },
  );

  it('has the new key for the next press where the old one is refused', async () => {
    const page = await ready();
    Object.assign(browser, { refusal: 'push_key_unknown', key: 'S2V5VHdv' });
    expect((await page.switchPushOn()).state).toBe('refused');
    browser.refusal = undefined;
    expect(await page.switchPushOn()).toEqual({ state: 'done' });
    expect(keyOf(browser.subscription)).toBe('S2V5VHdv');
  });

  it('off ends it at the server first, then here', async () => {
    await subscribed();
    const page = await open();
    await page.refreshPush();
    await page.preparePush();
    expect((await page.switchPushOff()).state).toBe('done');
    expect([browser.subscription, browser.devices, page.knownPush().state]).toEqual([null, [], 'not_subscribed']);
  });
});

it('whoever has signed out leaves nothing in the browser', async () => {
  await subscribed();
  const { endPushHere } = await open();
  const shown = { close: jest.fn() };
  const registration = await navigator.serviceWorker.getRegistration();
  Object.assign(registration ?? {}, { getNotifications: () => Promise.resolve([shown]) });
  await endPushHere();
  expect(browser.subscription).toBeNull();
  expect(shown.close).toHaveBeenCalledTimes(1);
});
