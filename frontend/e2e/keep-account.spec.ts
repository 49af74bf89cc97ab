import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { alive } from './support/forms';
import { mailedLinks } from './support/mails';
import { callApi, newMember, PASSWORD, signedIn } from './support/members';
import { axeFaults, expect, test } from './support/test';

const button = (page: Page) => page.locator('main form button[type=submit]');

/** Somebody who has just left, and the link back. */
async function leave(page: Page, brand: string): Promise<{ readonly email: string }> {
  const email = await newMember(page, brand);
  expect((await callApi(page, '/api/account-deletion', { password: PASSWORD })).status).toBeLessThan(300);
  return { email };
}

test('who left comes back by the mailed link, once', async ({ page, request, complaints }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { email } = await leave(page, 'everglow');
  const [link = ''] = await mailedLinks(request, email, { path: '/account-deleted/keep' });
  await page.goto(link);
  await expect(button(page)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect((await callApi(page, '/api/user.php', { email, password: PASSWORD })).status).toBe(403);
  await alive(page);
  await button(page).click();
  await expect(page.locator('main a[href="/login"]')).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  expect((await callApi(page, '/api/user.php', { email, password: PASSWORD })).status).toBe(200);
  expect(await signedIn(page)).toBe(email);
  await page.goto(link);
  await alive(page);
  await button(page).click();
  await expect(page.locator('main form')).toHaveCount(0);
  expect(complaints.splice(0).every((text) => /40[34]/.test(text))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain button brings the account back', async ({ page, request, browser }) => {
    const scripted = await browser.newPage();
    const { email } = await leave(scripted, 'everglow');
    await scripted.close();
    const [link = ''] = await mailedLinks(request, email, { path: '/account-deleted/keep' });
    await page.goto(link);
    await button(page).click();
    await expect(page).toHaveURL(addressOf('everglow', '/login'));
  });
});
