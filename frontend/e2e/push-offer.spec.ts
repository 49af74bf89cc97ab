import { type Browser, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { arrived, BRAND, grant, leave, nobodyThere, openWith, say, someone } from './support/chats';
import { confirmedMember, newMember } from './support/members';
import { giveBrowserPush, keptPush, pushRows } from './support/push';
import { axeFaults, expect, test } from './support/test';
import { registrations } from './support/worker';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Want to know when someone writes?' });
const button = (page: Page, name: string) => sheet(page).getByRole('button', { name });

async function asMember(page: Page, start: Parameters<typeof giveBrowserPush>[1] = {}): Promise<number> {
  await giveBrowserPush(page.context(), start);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  return confirmedMember(page, BRAND);
}

async function writeTo(page: Page, browser: Browser, text: string): Promise<void> {
  await openWith(page, await nobodyThere(browser));
  await expect.poll(() => registrations(page)).toBe(1);
  await say(page, text);
  await expect(arrived(page)).toBeAttached();
}

/** How often "not now" was said in this browser. */
const refusals = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('push-asked:')) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '{"times":0}') as { times: number }).times;
  });

/** A page that asks nothing has had the time to. */
async function staysSilent(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3500)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('after a message was sent the sheet asks, and “Not now” rests for two weeks', async ({ page, browser }) => {
  test.slow();
  await grant(await asMember(page), 100);
  await page.goto(addressOf(BRAND, '/members'));
  await staysSilent(page);
  await writeTo(page, browser, 'Good evening');
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page)).toContainText('“Fellow”');
  const boxes = await Promise.all(['Turn on', 'Not now'].map((name) => button(page, name).boundingBox()));
  expect(boxes[0]).toMatchObject({ width: boxes[1]?.width, height: boxes[1]?.height });
  expect(await axeFaults(page)).toEqual([]);
  await button(page, 'Not now').click();
  await expect(sheet(page)).toHaveCount(0);
  await say(page, 'How are you?');
  await staysSilent(page);
  const DAY = 24 * 60 * 60 * 1000;
  for (const [days, times] of [
    [14, 2],
    [60, 3],
  ] as const) {
    await page.evaluate((age) => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('push-asked:')) ?? '';
      const asked = JSON.parse(localStorage.getItem(key) ?? '') as { times: number; at: number };
      localStorage.setItem(key, JSON.stringify({ ...asked, at: asked.at - age }));
    }, days * DAY);
    await say(page, `After ${days} days`);
    await expect(sheet(page)).toBeVisible();
    // Escape refuses as well.
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    expect(await refusals(page)).toBe(times);
  }
  // The browser itself was not asked once.
  expect((await keptPush(page)).questions ?? 0).toBe(0);
});

test('a like that comes is a reason to ask, and yes turns notifications on', async ({ page, browser }) => {
  const [id, other] = [await asMember(page), await someone(browser)];
  await page.goto(addressOf(BRAND, '/members'));
  await expect.poll(() => registrations(page)).toBe(1);
  await expect(async () => {
    await other.page.evaluate(async (to) => {
      await fetch(to, { method: 'DELETE' });
      await fetch(to, { method: 'PUT' });
    }, `/api/likes/${id}`);
    await expect(sheet(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await button(page, 'Turn on').click();
  await expect(sheet(page).getByRole('status')).toContainText('Notifications are on.');
  expect(await keptPush(page)).toMatchObject({ questions: 1, unpressed: 0 });
  expect(await pushRows(id)).toHaveLength(1);
  await button(page, 'Close').click();
  await expect(sheet(page)).toHaveCount(0);
  await leave(other.page);
});

test('a refusal in the browser is told, with the way to the settings', async ({ page, browser }) => {
  await asMember(page, { answer: 'denied' });
  await writeTo(page, browser, 'Good evening');
  await button(page, 'Turn on').click();
  await expect(sheet(page).getByRole('alert')).toContainText('Your browser blocks our notifications.');
  await sheet(page).getByRole('link', { name: 'Open settings' }).click();
  await expect(page.locator('details#push')).toHaveAttribute('open', '');
  await page.goto(addressOf(BRAND, '/members'));
  await staysSilent(page);
});

test('the installed app asks when it is opened again, not the first time', async ({ page }) => {
  await page.context().addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await asMember(page);
  await page.goto(addressOf(BRAND, '/members'));
  await staysSilent(page);
  const again = await page.context().newPage();
  await again.goto(addressOf(BRAND, '/members'));
  await expect(sheet(again)).toBeVisible();
});

/** Pages for visitors and for members; the settings, where one could think of asking at once, among them. */
const PAGES = [
  ...['/', '/signup', '/login', '/pricing', '/complaints', '/pages/privacy', '/pages/faq', '/landers/gallery'],
  ...['/landers/tinderswipe', '/members', '/likes', '/chats', '/swipe-game', '/credits', '/premium', '/transactions'],
  ...['/profile', '/notifications', '/match-finder', '/directdebit', '/offline'],
];

for (const who of ['a visitor', 'a member'] as const) {
  test(`no page asks ${who} by itself`, async ({ page, complaints }) => {
    test.slow();
    await giveBrowserPush(page.context());
    await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
    if (who === 'a member') await newMember(page, BRAND);
    for (const path of PAGES) {
      await page.goto(addressOf(BRAND, path));
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('dialog', { name: /know when someone writes/ })).toHaveCount(0);
    }
    expect((await keptPush(page)).questions ?? 0).toBe(0);
    // Some pages ask for what a visitor may not have, or for more than their bare address says.
    expect(complaints.splice(0).every((text) => /status of (403|422)/.test(text))).toBe(true);
  });
}
