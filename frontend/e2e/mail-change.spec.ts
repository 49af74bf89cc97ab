import { type APIRequestContext, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { alive, ready } from './support/forms';
import { intercept } from './support/intercept';
import { mailedLinks } from './support/mails';
import { callApi, confirmedMember, newEmail, PASSWORD, signedIn } from './support/members';
import { axeFaults, expect, test } from './support/test';

const NEW = 'nine lazy herons';

const button = (page: Page) => page.locator('main form button[type=submit]');

interface Asked {
  readonly before: string;
  readonly after: string;
  /** The link to the new address. */
  readonly link: string;
}

/** A confirmed member who asked for another address. */
async function asked(page: Page, request: APIRequestContext, brand: string): Promise<Asked> {
  await confirmedMember(page, brand);
  const before = (await signedIn(page)) ?? '';
  const after = newEmail();
  expect((await callApi(page, '/api/mail-changes', { email: after, password: PASSWORD })).status).toBe(202);
  const [link = ''] = await mailedLinks(request, after, { path: '/mail-change/do' });
  return { before, after, link };
}

test('a new address is confirmed, and taken back from the old one', async ({ page, request, complaints }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 740 });
  const { before, after, link } = await asked(page, request, 'knotted');
  await page.goto(link);
  await expect(button(page)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect(await signedIn(page)).toBe(before);
  await alive(page);
  await button(page).click();
  await expect(page.locator('main form')).toHaveCount(0);
  await expect(page.locator('main a[href="/"]')).toBeVisible();
  expect(await signedIn(page)).toBe(after);
  await page.goto(link);
  await alive(page);
  await button(page).click();
  await expect(page.locator('main a[href^="/login?next="]')).toBeVisible();

  const [undo = ''] = await mailedLinks(request, before, { path: '/mail-change/undo' });
  await page.goto(undo);
  await expect(page.locator('main li')).toHaveCount(3);
  expect(await axeFaults(page)).toEqual([]);
  expect(await signedIn(page)).toBe(after);
  await alive(page);
  await button(page).click();
  await page.waitForURL('**/reset-password/do?token=*');
  await ready(page);
  expect(await signedIn(page)).toBeUndefined();
  await page.locator('#password').fill(NEW);
  await page.locator('#password_again').fill(NEW);
  await button(page).click();
  await expect(page.locator('main a[href="/login"]')).toBeVisible();
  expect((await callApi(page, '/api/user.php', { email: before, password: NEW })).status).toBe(200);
  expect(await signedIn(page)).toBe(before);

  await page.goto(undo);
  await alive(page);
  await button(page).click();
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
  // The links that are used up, and what the page asked for as its sessions ended.
  expect(complaints.splice(0).every((text) => /40[34]/.test(text))).toBe(true);
});

test('an address that was taken meanwhile is said so', async ({ page, visit, complaints }) => {
  await intercept(page, '**/api/mail-changes/do', (route) =>
    route.fulfill({ status: 409, json: { code: 'email_in_use' } }),
  );
  await visit('sheer', { path: `/mail-change/do?token=${'A'.repeat(43)}` });
  await alive(page);
  await button(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(button(page)).toBeVisible();
  complaints.splice(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('plain buttons change the address, and take it back', async ({ page, request, browser }) => {
    const scripted = await browser.newPage();
    const { before, link } = await asked(scripted, request, 'knotted');
    await scripted.close();
    await page.goto(link);
    await button(page).click();
    await expect(page).toHaveURL(addressOf('knotted', '/notifications'));
    const [undo = ''] = await mailedLinks(request, before, { path: '/mail-change/undo' });
    await page.goto(undo);
    await button(page).click();
    await page.waitForURL('**/reset-password/do?token=*');
    await page.locator('#password').fill(NEW);
    await page.locator('#password_again').fill(NEW);
    await button(page).click();
    await expect(page).toHaveURL(addressOf('knotted', '/login'));
  });
});
