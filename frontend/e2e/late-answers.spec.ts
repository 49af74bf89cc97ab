import { type Locator, type Page, type Route } from '@playwright/test';
import { addressOf } from './support/brands';
import { BRAND, box, buyer, order } from './support/buying';
import { openDebit } from './support/debit';
import { intercept } from './support/intercept';
import { axeFaults, expect, test } from './support/test';

const USER = '**/api/user.php';
const NOTICE = 'No answer yet. We’re still trying.';
const notice = (page: Page): Locator => page.getByText(NOTICE);
const retry = (page: Page): Locator => page.getByRole('button', { name: 'Try again' });
const only = (complaints: string[], words: RegExp): void => {
  expect(complaints.splice(0).filter((text) => !words.test(text))).toEqual([]);
};

const LOST: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answered by a machine on the way': (route) => route.fulfill({ status: 503, body: 'busy' }),
  'cut off': (route) => route.abort('connectionreset'),
};

/** Fails the first time that a page asks for each thing. */
async function loseFirst(page: Page, lose: (route: Route) => Promise<void>): Promise<Set<string>> {
  const lost = new Set<string>();
  await intercept(page, /\/api\/(?!events)/, (route, request) => {
    const asked = request.url();
    if (request.method() !== 'GET' || lost.has(asked)) return route.continue();
    lost.add(asked);
    return lose(route);
  });
  return lost;
}

for (const [how, lose] of Object.entries(LOST))
  test(`pages of members come although each first question is ${how}`, async ({ page, complaints }) => {
    await buyer(page);
    const lost = await loseFirst(page, lose);
    for (const [path, shown] of [
      ['/members', page.locator('main li a[href^="/members/"]').first()],
      ['/swipe-game', page.locator('[data-depth="0"]')],
      ['/chats', page.getByRole('link', { name: 'Find people' })],
      ['/credits', order(page)],
      // A row whose value is the member’s address.
      ['/notifications#email', page.locator('details#email > summary').getByText('@')],
      ['/directdebit?package=start', order(page)],
    ] as const) {
      lost.clear();
      await page.goto(addressOf(BRAND, path));
      await expect(shown, path).toBeVisible();
      expect(lost.size, path).toBeGreaterThan(0);
    }
    only(complaints, /503|ERR_CONNECTION_RESET/);
  });

test('a page whose first question gets no answer says so, and asks again when one wants', async ({ page }) => {
  await buyer(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await intercept(page, USER, () => undefined, { times: 1 });
  await openDebit(page);
  await expect(notice(page)).toBeVisible();
  await expect(order(page)).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await retry(page).click();
  await expect(order(page)).toBeVisible();
  await expect(box(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

for (const [path, late] of [
  ['/chats', '**/api/chats.php*'],
  ['/profile', '**/api/profile'],
  ['/members', /\/api\/members(?:\?|$)/],
  ['/credits', '**/api/payments/offer*'],
] as const)
  test(`${path} is accessible while it waits for what it is to show`, async ({ page }) => {
    await buyer(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await intercept(page, late, () => undefined);
    await page.goto(addressOf(BRAND, path));
    await expect(notice(page)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

test('a page that could not learn who is signed in asks again by itself', async ({ page, complaints }) => {
  await buyer(page);
  await intercept(page, USER, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }), { times: 1 });
  await openDebit(page);
  await expect(notice(page)).toBeVisible();
  await expect(order(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  only(complaints, /500/);
});
