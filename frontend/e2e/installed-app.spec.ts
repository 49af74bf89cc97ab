import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { absentMember, callApi, confirmedMember, newMember } from './support/members';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'everglow';

const back = (page: Page) => page.locator('header').getByRole('button', { name: 'Back', exact: true });

/** As from the home screen of an iPhone: Chromium has no other way to tell a page that it is an app. */
const asApp = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));

async function aMember(page: Page): Promise<number> {
  const { body } = await callApi(page, '/api/members');
  return (body as { members: { id: number }[] }).members[0]?.id ?? 0;
}

test('the installed app leads back from a member and from the likes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await asApp(page);
  const id = await aMember(page);
  await page.goto(addressOf(BRAND, '/likes'));
  await expect(back(page)).toBeVisible();
  await page.goto(addressOf(BRAND, `/members/${id}`));
  await expect(back(page)).toBeVisible();
  // It stands in place of the page's own way back.
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to search' })).toBeHidden();
  const box = await back(page).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(page.locator('[data-actions]')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await back(page).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/likes'));
  await page.goto(addressOf(BRAND, '/members'));
  await expect(page.getByRole('main').locator('li').first()).toBeVisible();
  await expect(back(page)).toHaveCount(0);
});

test('there is no way back of its own in a browser, nor in an app that has just been opened', async ({ page }) => {
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const id = await aMember(page);
  await page.goto(addressOf(BRAND, `/members/${id}`));
  await expect(page.locator('[data-actions]')).toBeVisible();
  await expect(back(page)).toHaveCount(0);
  const opened = await page.context().newPage();
  await asApp(opened);
  // The page that was there before the first one does not count.
  await opened.addInitScript(() => {
    Object.defineProperty(window.history, 'length', { value: 1 });
  });
  await opened.goto(addressOf(BRAND, `/members/${id}`));
  await expect(opened.locator('[data-actions]')).toBeVisible();
  await expect(back(opened)).toHaveCount(0);
});

test('in the installed app a finger leads from a conversation back to the list, not from the edge', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await confirmedMember(page, BRAND);
  const other = await absentMember(browser, BRAND);
  const swipe = async (x: number, by: number): Promise<void> => {
    const log = page.locator('#messages');
    const touch = (type: string, clientX: number) =>
      log.dispatchEvent(type, { pointerType: 'touch', clientX, clientY: 300 });
    await touch('pointerdown', x);
    await touch('pointerup', x + by);
  };
  const path = `/members/${other}/chat`;
  await page.goto(addressOf(BRAND, path));
  await expect(page.locator('#messages')).toBeVisible();
  await swipe(100, 200);
  // In a browser it is the browser's.
  await expect(page).toHaveURL(addressOf(BRAND, path));
  await asApp(page);
  await page.goto(addressOf(BRAND, path));
  await expect(page.locator('#messages')).toBeVisible();
  for (const [x, by] of [
    [10, 250],
    [100, 60],
    [250, -150],
  ] as const)
    await swipe(x, by);
  await expect(page).toHaveURL(addressOf(BRAND, path));
  await swipe(100, 200);
  await expect(page).toHaveURL(addressOf(BRAND, '/chats'));
});

const appSection = (page: Page) => page.locator('#app');

async function openSettings(page: Page): Promise<void> {
  await page.goto(addressOf(BRAND, '/notifications#app'));
  await expect(appSection(page).getByText('Under the icon it only says “Everglow”.')).toBeVisible();
}

test('the settings offer the app by a button where the browser lets them, until it is installed', async ({ page }) => {
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await openSettings(page);
  const button = appSection(page).getByRole('button', { name: 'Install app' });
  await expect(appSection(page).getByText('Look in the menu of your browser')).toBeVisible();
  await expect(button).toHaveCount(0);
  // Headless browsers install nothing, so they never offer it by themselves.
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = (): Promise<void> => {
      window.dispatchEvent(new Event('appinstalled'));
      return Promise.resolve();
    };
    window.dispatchEvent(Object.assign(offer, { prompt }));
  });
  expect(await axeFaults(page)).toEqual([]);
  await button.click();
  await expect(appSection(page).getByText('The app is on this device.')).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('members who come back a third time are told of the app, once in a while', async ({ page }) => {
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  // Headless browsers never offer it by themselves. It comes until the page has taken it.
  await page.context().addInitScript(() => {
    const offering = setInterval(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      window.dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve() }));
      if (offer.defaultPrevented) clearInterval(offering);
    }, 300);
  });
  const notice = (tab: Page) => tab.locator('[data-alert]').filter({ hasText: 'You can have this site as an app' });
  // Alerts come one after the other, and this one is the last.
  await page.context().addInitScript(() => {
    for (const name of ['unconfirmed', 'photo']) localStorage.setItem(`alert:${name}`, String(Date.now()));
  });
  for (const visit of [1, 2, 3]) {
    const tab = await page.context().newPage();
    await tab.goto(addressOf(BRAND, '/members'));
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('visits'))).toBe(String(visit));
    await expect(notice(tab)).toHaveCount(visit === 3 ? 1 : 0);
    if (visit < 3) await tab.close();
    else {
      await notice(tab).getByRole('button').click();
      const asked = tab.waitForResponse(/\/api\/user\.php$/);
      await tab.reload();
      await asked;
      await expect(tab.locator('#account [data-slot=name]')).not.toBeEmpty();
      await expect(notice(tab)).toHaveCount(0);
    }
  }
});

test('on an iPhone the settings show three steps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newMember(page, BRAND);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await openSettings(page);
  await expect(appSection(page).locator('ol li')).toHaveCount(3);
  await expect(appSection(page).getByText('Choose “Add to Home Screen”.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaults(page)).toEqual([]);
});
