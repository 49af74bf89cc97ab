import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { enterLogIn } from './support/forms';
import { intercept } from './support/intercept';
import { newMember, PASSWORD } from './support/members';
import { besidesSessionEnd, expect, test } from './support/test';

const BRAND = 'everglow';

const toLogIn = (page: Page) => page.locator('header a[href="/login"]');

/** Opens the home page as somebody who types its address: it may lead on before it is there. */
const openHome = (page: Page): Promise<unknown> => page.goto(addressOf(BRAND), { waitUntil: 'commit' });

test('whoever logs in begins with the search, and so does a member who opens the home page', async ({ page }) => {
  const email = await newMember(page, BRAND);
  await page.context().clearCookies();
  await page.goto(addressOf(BRAND, '/login'));
  await enterLogIn(page, email, PASSWORD);
  await expect(page).toHaveURL(addressOf(BRAND, '/members'));
  await openHome(page);
  await expect(page).toHaveURL(addressOf(BRAND, '/members'));
  await expect(page.getByRole('main').locator('li').first()).toBeVisible();
});

test('a page that is about to be left by itself is not seen', async ({ page, visit }) => {
  await visit(BRAND);
  await expect(page.locator('h1')).toBeVisible();
  // As the first script does for members, before anything is painted.
  await page.evaluate(() => (document.documentElement.dataset['leaving'] = ''));
  await expect(page.locator('h1')).toBeHidden();
});

for (const [how, isClosed] of [
  ['may search', false],
  ['has to log in first', true],
] as const)
  test(`whose session has ended unnoticed is led on once, and then stays, where a visitor ${how}`, async ({
    page,
    context,
    complaints,
  }) => {
    await newMember(page, BRAND);
    await context.clearCookies({ name: 'session' });
    if (isClosed)
      await intercept(page, /\/api\/members(\?|$)/, (route) =>
        route.fulfill({ status: 403, json: { code: 'authentication_required' } }),
      );
    await openHome(page);
    await expect(page).toHaveURL(addressOf(BRAND, isClosed ? '/login?next=%2Fmembers' : '/members'));
    await expect(toLogIn(page)).toBeVisible();
    await openHome(page);
    await expect(toLogIn(page)).toBeVisible();
    await expect(page).toHaveURL(addressOf(BRAND));
    expect(besidesSessionEnd(complaints)).toEqual([]);
  });
