import { addressOf } from './support/brands';
import { enterLogIn, enterNewPassword, ready, submit } from './support/forms';
import { mailedLinks } from './support/mails';
import { callApi, forgetCalls, newEmail, newMember, PASSWORD, signedIn } from './support/members';
import { axeFaults, expect, test } from './support/test';

const NEW = 'nine lazy herons';
const PATH = '/reset-password/do';

test('who forgot the password gets in again, and a link works once', async ({ page, context, request, complaints }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await forgetCalls('/api/password-resets');
  const email = await newMember(page, 'everglow');
  await context.clearCookies();

  await page.goto(addressOf('everglow', '/login'));
  await ready(page);
  await page.locator('#email').fill(email);
  await page.locator('a[href="/reset-password"]').click();
  await expect(page).toHaveURL(addressOf('everglow', '/reset-password'));
  await expect(page.locator('#email')).toHaveValue(email);
  expect(await axeFaults(page)).toEqual([]);
  await submit(page).click();
  await expect(page.getByText(email)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('main button').first().click();
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  const [link = '', older = ''] = await mailedLinks(request, email, { path: PATH, count: 2 });
  expect(link.startsWith(addressOf('everglow', PATH))).toBe(true);

  // Merely opening the link changes nothing.
  await page.goto(link);
  await page.goto(link);
  await ready(page);
  expect(await axeFaults(page)).toEqual([]);
  await enterNewPassword(page, NEW, `${NEW} or not`);
  await expect(page.locator('#password_again')).toBeFocused();
  await expect(page.locator('#password_again-fault')).toBeVisible();
  await enterNewPassword(page, 'password123');
  await expect(page.locator('#password')).toBeFocused();
  await expect(page.locator('#password-fault')).toBeVisible();
  await enterNewPassword(page, NEW);
  await expect(page.locator('main a[href="/login"]')).toBeVisible();
  await mailedLinks(request, email, { path: '/reset-password' });
  await page.goto(addressOf('everglow', '/login?next=/complaints'));
  await enterLogIn(page, email, NEW);
  await expect(page).toHaveURL(addressOf('everglow', '/complaints'));
  expect(await signedIn(page)).toBe(email);

  for (const used of [link, older]) {
    await page.goto(used);
    await ready(page);
    await enterNewPassword(page, 'eight brisk newts');
    await expect(page.locator('main a[href="/reset-password"]')).toBeVisible();
  }
  expect(await axeFaults(page)).toEqual([]);
  expect(await signedIn(page)).toBe(email);
  expect(complaints.splice(0).every((text) => /4(?:22|04)/.test(text))).toBe(true);
});

test('an address that nobody has is said so at its field, and a fourth mail in a day is refused', async ({
  page,
  complaints,
}) => {
  await forgetCalls('/api/password-resets');
  const email = await newMember(page, 'fellow');
  await page.goto(addressOf('fellow', '/reset-password'));
  await ready(page);
  await submit(page).click();
  await expect(page.locator('#email')).toBeFocused();
  await page.locator('#email').fill(newEmail());
  await submit(page).click();
  await expect(page.locator('#email-fault')).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
  for (let time = 1; time <= 3; time += 1)
    expect((await callApi(page, '/api/password-resets', { email })).status).toBe(202);
  await page.locator('#email').fill(email);
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.locator('#email')).toHaveValue(email);
  complaints.splice(0);
});

test('the token stands in the address only: no request, no title and no search engine has it', async ({ page }) => {
  const token = 'A'.repeat(43);
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    const { referer = '', ...headers } = request.headers();
    if (referer.includes(token) && new URL(request.url()).host !== new URL(referer).host) told.push(request.url());
    if (`${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`.includes(token))
      told.push(request.url());
  });
  await page.goto(addressOf('everglow', `${PATH}?token=${token}`));
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([]);
  expect(await page.content()).not.toContain(token);
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'same-origin');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a link without its token says so at once', async ({ page, visit }) => {
  for (const path of [PATH, `${PATH}?token=cut-off`]) {
    await visit('knotted', { path });
    await expect(page.locator('main a[href="/reset-password"]')).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('plain forms ask for the link, and set the password', async ({ page, visit, request, browser, complaints }) => {
    const scripted = await browser.newPage();
    await forgetCalls('/api/password-resets');
    const email = await newMember(scripted, 'everglow');
    await scripted.close();
    await visit('everglow', { path: '/reset-password' });
    await page.locator('#email').fill(email);
    await submit(page).click();
    await expect(page).toHaveURL(addressOf('everglow', '/reset-password/sent'));
    const [link = ''] = await mailedLinks(request, email, { path: PATH });
    await page.goto(link);
    await enterNewPassword(page, 'short');
    await expect(page.locator('li')).toHaveCount(1);
    await page.goto(link);
    await enterNewPassword(page, NEW);
    await expect(page).toHaveURL(addressOf('everglow', '/login'));
    await page.goto(addressOf('everglow', '/login?next=/complaints'));
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(NEW);
    await submit(page).click();
    await expect(page).toHaveURL(addressOf('everglow', '/complaints'));
    await page.goto(link);
    await enterNewPassword(page, PASSWORD);
    await expect(page.locator('li')).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe('/api/password-resets/do');
    // The browser itself tells of what the api refused.
    expect(complaints.splice(0).every((text) => /4(?:22|04)/.test(text))).toBe(true);
  });
});
