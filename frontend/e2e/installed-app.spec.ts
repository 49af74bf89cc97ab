import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { callApi, newMember } from './support/members';
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
