import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { mailedCode, mailedLinks } from './support/mails';
import { atRest, callApi, newEmail, signUp } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'everglow';
const PHONE = { width: 360, height: 740 };

const field = (page: Page) => page.getByLabel('Code from the email');
const fault = (page: Page) => page.locator('#code-fault');
const again = (page: Page) => page.getByRole('button', { name: 'Send a new email' });
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const status = async (page: Page): Promise<unknown> =>
  ((await callApi(page, '/api/user.php')).body as { user: { status: string } }).user.status;

/** Somebody who has just signed up, on the page that waits. */
async function waiting(page: Page): Promise<string> {
  await page.setViewportSize(PHONE);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const email = await signUp(page, BRAND);
  await page.goto(addressOf(BRAND, '/complete-signup'));
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
  return email;
}

test('the code from the mail confirms in the tab that waits, as soon as its last digit is there', async ({
  page,
  request,
}) => {
  const email = await waiting(page);
  expect(await axeFaults(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expect(field(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field(page)).toHaveAttribute('inputmode', 'numeric');
  const code = await mailedCode(request, email);
  await field(page).pressSequentially(code);
  await expect(page).toHaveURL(addressOf(BRAND, '/activate/done'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is confirmed');
  expect(await status(page)).toBe('active');
  expect(page.context().pages()).toHaveLength(1);
});

test('it may be pasted with spaces, and a wrong one says so and is there to be written over', async ({
  page,
  request,
  complaints,
}) => {
  const email = await waiting(page);
  const code = await mailedCode(request, email);
  await field(page).fill(otherCode(code));
  await expect(fault(page)).toContainText('That code isn’t right');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  const selected = () =>
    field(page).evaluate(({ selectionStart: from, selectionEnd: to }: HTMLInputElement) => [from, to]);
  await expect.poll(selected).toEqual([0, 6]);
  expect(await axeFaults(page)).toEqual([]);
  await field(page).fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(page).toHaveURL(addressOf(BRAND, '/activate/done'));
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('by keyboard the button says what is missing; five wrong codes lead to a new mail', async ({
  page,
  request,
  complaints,
}) => {
  const email = await waiting(page);
  const code = await mailedCode(request, email);
  await field(page).fill('12');
  await field(page).press('Enter');
  await expect(fault(page)).toHaveText('Enter the six digits from the email.');
  await expect(again(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('#resend-in')).toHaveText(/in 0:[0-3]\d\.$/);
  for (let time = 1; time <= 5; time += 1) {
    const answered = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/code'),
    );
    await field(page).fill(String((Number(code) + time) % 1_000_000).padStart(6, '0'));
    await answered;
  }
  await expect(fault(page)).toContainText('Your code no longer works');
  await page.reload();
  await expect(fault(page)).toContainText('Your code no longer works');
  expect(await axeFaults(page)).toEqual([]);
  await query(
    "update account_token set created_at = now() - interval '31 seconds' where account_id = (select id from account where email = $1)",
    [email],
  );
  await page.reload();
  await expect(again(page)).toHaveAttribute('aria-disabled', 'false');
  await again(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'A new email is on its way' })).toBeVisible();
  await expect(fault(page)).toBeEmpty();
  await expect(page.locator('#resend-in')).toBeVisible();
  await field(page).fill(await mailedCode(request, email, 2));
  await expect(page).toHaveURL(addressOf(BRAND, '/activate/done'));
  expect(complaints.splice(0).every((text) => /422|404/.test(text))).toBe(true);
});

test('a wrong address is corrected beside it, and the mail that goes to the right one confirms', async ({
  page,
  request,
  complaints,
}) => {
  const wrong = await waiting(page);
  const right = newEmail();
  const taken = newEmail();
  const stranger = await page.context().browser()?.newPage();
  if (!stranger) throw new Error('no browser');
  await atRest(stranger, BRAND);
  const JO = { name: 'Jo', date_of_birth: '1990-05-17', password: 'seven quiet otters', sensitive_consent: true };
  expect((await callApi(stranger, '/api/signups', { ...JO, email: taken })).status).toBe(201);
  await stranger.close();

  await page.getByText('Wrong address? Change it').click();
  const email = page.getByLabel('New email address');
  const change = page.getByRole('button', { name: 'Change address' });
  await expect(email).toHaveValue(wrong);
  expect(await axeFaults(page)).toEqual([]);
  await change.click();
  await expect(page.locator('#new_email-fault')).toHaveText('This is already your email address.');
  await email.fill('nobody');
  await change.click();
  await expect(page.locator('#new_email-fault')).toContainText('name@example.com');
  await email.fill(taken);
  await change.click();
  await expect(page.locator('#new_email-fault')).toHaveText('An account with this email address already exists');
  await email.fill(right);
  await change.click();
  await expect(page.getByRole('status').filter({ hasText: right })).toBeVisible();
  await expect(email).toBeHidden();
  const [oldLink = ''] = await mailedLinks(request, wrong, { path: '/activate/do' });
  expect(await callApi(page, '/api/activation', { token: new URL(oldLink).searchParams.get('token') })).toMatchObject({
    status: 404,
  });
  await field(page).fill(await mailedCode(request, right));
  await expect(page).toHaveURL(addressOf(BRAND, '/activate/done'));
  expect(await status(page)).toBe('active');
  expect(complaints.splice(0).every((text) => /422|409|404/.test(text))).toBe(true);
});

test('an hour later the correction asks for the password', async ({ page, complaints }) => {
  const email = await waiting(page);
  await query(
    "update session set created_at = now() - interval '2 hours' where account_id = (select id from account where email = $1)",
    [email],
  );
  await page.getByText('Wrong address? Change it').click();
  const right = newEmail();
  await page.getByLabel('New email address').fill(right);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.locator('#own_password-fault')).not.toBeEmpty();
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('#own_password').fill('seven quiet otters');
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByRole('status').filter({ hasText: right })).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('the page follows when the link is opened elsewhere; who is nobody is told so', async ({
  page,
  request,
  context,
}) => {
  const email = await waiting(page);
  const onward = page.getByRole('link', { name: 'In the meantime, see who’s here' });
  await expect(onward).toBeVisible();
  const [link = ''] = await mailedLinks(request, email, { path: '/activate/do' });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(addressOf(BRAND, '/activate/done'));
  await other.close();
  // As when the tab is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('status').filter({ hasText: 'Your email address is confirmed' })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  // Else the page that is open could ask for something that it may not have any more.
  await atRest(page, BRAND);
  await context.clearCookies({ name: /session|member/ });
  await page.goto(addressOf(BRAND, '/complete-signup'));
  await expect(page.getByRole('status').filter({ hasText: 'You’re not logged in' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('plain forms correct the address and take the code', async ({ page, request, browser, context }) => {
    const scripted = await browser.newPage();
    await signUp(scripted, BRAND);
    await context.addCookies(await scripted.context().cookies());
    const right = newEmail();
    await page.goto(addressOf(BRAND, '/complete-signup'));
    await page.locator('main summary').click();
    await page.locator('#new_email').fill(right);
    await page.locator('form[action$="/address"] button').click();
    await expect(page).toHaveURL(addressOf(BRAND, '/complete-signup'));
    await page.locator('#code').fill(await mailedCode(request, right));
    await page.locator('form[action$="/code"] button').click();
    await expect(page).toHaveURL(addressOf(BRAND, '/activate/done'));
    expect(await status(scripted)).toBe('active');
    await scripted.close();
  });
});
