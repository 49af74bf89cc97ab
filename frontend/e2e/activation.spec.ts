import { type APIRequestContext, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { endIntercepting, intercept } from './support/intercept';
import { mailedLinks } from './support/mails';
import { callApi, signUp } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const button = (page: Page) => page.locator('main form button[type=submit]');
const DONE = addressOf('everglow', '/activate/done');

/** Somebody who has just signed up, and the link that confirms the address. */
async function signedUp(page: Page, request: APIRequestContext): Promise<string> {
  const email = await signUp(page, 'everglow');
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

test('the link opens in the language of the mail, and leaves the one that was chosen', async ({
  page,
  request,
  context,
}) => {
  await context.addCookies([{ name: 'locale', value: 'fr', url: addressOf('everglow') }]);
  const email = await signUp(page, 'everglow');
  const [link = ''] = await mailedLinks(request, email, { path: '/activate/do', withLanguage: true });
  expect(link).toMatch(/&lang=fr$/);
  await context.addCookies([{ name: 'locale', value: 'nl', url: addressOf('everglow') }]);
  await page.goto(link);
  await expect(page).toHaveURL(`${DONE}?lang=fr`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr\b/);
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('nl');
  await page.goto(addressOf('everglow'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^nl\b/);
});

test('the page behind it tells only who comes from it', async ({ page, request, browser, complaints }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf('everglow') }]);
  const email = await signUp(page, 'everglow');
  const [link = ''] = await mailedLinks(request, email, { path: '/activate/do' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(link);
  await expect(heading).toHaveText('Your email address is confirmed');
  await page.goto(link);
  await expect(heading).toHaveText('Your email address is already confirmed');
  await query("update account set status = 'blocked' where email = $1", [email]);
  await page.goto(link);
  await expect(heading).toHaveText('This link has already been used');

  const stranger = await browser.newPage({ locale: 'en' });
  await stranger.context().addCookies([{ name: 'locale', value: 'en', url: addressOf('everglow') }]);
  await stranger.goto(DONE);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Welcome to Everglow');
  await stranger.goto(addressOf('everglow', '/account-deleted'));
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Deleting an account');
  expect(await axeFaults(stranger)).toEqual([]);
  await stranger.close();
  expect(complaints.splice(0).every((text) => /40[34]/.test(text))).toBe(true);
});

test('where nothing was chosen, the pages behind follow until the browser is closed', async ({ page, context }) => {
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'locale');
  await page.goto(`${addressOf('everglow', '/pages/terms')}?lang=de`);
  await expect.poll(kept).toMatchObject({ value: 'de', expires: -1 });
  await page.goto(addressOf('everglow', '/pages/terms'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^de\b/);
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
  await intercept(page, '**/api/activation', async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto(link);
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFaults(page)).toEqual([]);
  fail();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  endIntercepting(page, '**/api/activation');
  await button(page).click();
  await expect(page).toHaveURL(DONE);
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('a link that opens nothing leads to where there is another one', async ({ page, visit, complaints }) => {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf('everglow') }]);
  await visit('everglow', { path: `/activate/do?token=${'A'.repeat(43)}` });
  await expect(page).toHaveURL(addressOf('everglow', '/activate/error'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activation failed');
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
