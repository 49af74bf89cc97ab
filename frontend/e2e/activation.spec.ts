import { type APIRequestContext, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { mailedLinks } from './support/mails';
import { callApi, newMember } from './support/members';
import { axeFaults, expect, test } from './support/test';

const button = (page: Page) => page.locator('main form button[type=submit]');
const DONE = addressOf('everglow', '/activate/done');

/** Somebody who has just signed up, and the link that confirms the address. */
async function signedUp(page: Page, request: APIRequestContext): Promise<string> {
  const email = await newMember(page, 'everglow');
  const [link = ''] = await mailedLinks(request, email, { path: '/activate/do' });
  return link;
}

const status = async (page: Page): Promise<unknown> =>
  ((await callApi(page, '/api/user.php')).body as { user: { status: string } }).user.status;

test('the mailed link confirms where it is seen, and not where it is only opened', async ({ page, request }) => {
  const link = await signedUp(page, request);
  expect((await callApi(page, link)).status).toBe(200);
  expect(await status(page)).toBe('not_confirmed');
  await page.goto(link);
  await expect(page).toHaveURL(DONE);
  expect(await status(page)).toBe('active');
  await page.goto(link);
  await expect(page).toHaveURL(DONE);
});

test('it says that it is at work, and leaves a button where nobody could be reached', async ({
  page,
  request,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const link = await signedUp(page, request);
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/api/activation', async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto(link);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFaults(page)).toEqual([]);
  fail();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.unroute('**/api/activation');
  await button(page).click();
  await expect(page).toHaveURL(DONE);
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('a link that opens nothing leads to where there is another one', async ({ page, visit, complaints }) => {
  await visit('everglow', { path: `/activate/do?token=${'A'.repeat(43)}` });
  await expect(page).toHaveURL(addressOf('everglow', '/activate/error'));
  await expect(page.locator('main a[href^="/login"]')).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain button confirms', async ({ page, request, browser }) => {
    const scripted = await browser.newPage();
    const link = await signedUp(scripted, request);
    await page.goto(link);
    expect(await status(scripted)).toBe('not_confirmed');
    await button(page).click();
    await expect(page).toHaveURL(DONE);
    expect(await status(scripted)).toBe('active');
    await scripted.close();
  });
});
