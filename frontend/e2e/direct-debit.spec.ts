import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { BRAND, box, buyer, creditsOf, method, openCredits, order, orderOf, shift, title } from './support/buying';
import { authorisation, codeFor, enterCode, fillIn, newIban, newMobile, openDebit, payByDebit } from './support/debit';
import { atRest, callApi, newMember } from './support/members';
import { section } from './support/settings';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const SCREEN = { width: 1280, height: 800 };

const fault = (page: Page, field: string) => page.locator(`#${field}-fault`);
const fits = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
};
async function tickBoth(page: Page): Promise<void> {
  await authorisation(page).check();
  await box(page).check();
}

test('a package is paid by direct debit on a phone, once, and its credits are there at once', async ({
  page,
  complaints,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const before = await buyer(page);
  await openCredits(page);
  await page.getByRole('radio', { name: /^60 credits/ }).check();
  await page.getByRole('button', { name: 'More ways to pay' }).click();
  await method(page, 'SEPA direct debit').check();
  await expect(order(page)).toBeHidden();
  await page.getByRole('link', { name: 'Continue to direct debit' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/directdebit?package=start'));

  await expect(page.getByText('You get your credits as soon as you’ve ordered.')).toBeVisible();
  await expect(page.getByText('NL19ZZZ900000010000')).toBeVisible();
  await expect(page.getByText('This is a test. Nothing is charged.')).toBeVisible();
  for (const one of [authorisation(page), box(page)]) await expect(one).not.toBeChecked();
  await expect(order(page)).toHaveText('Order and pay €9.99');
  expect(await shift(page)).toBeLessThan(0.02);
  await fits(page);
  expect(await axeFaults(page)).toEqual([]);

  const phone = await fillIn(page, '');
  await page.locator('#iban').pressSequentially('nl91abna0417164301');
  await expect(page.locator('#iban')).toHaveValue('NL91 ABNA 0417 1643 01');
  await order(page).click();
  await expect(page.locator('#iban')).toBeFocused();
  await expect(fault(page, 'iban')).toHaveText('This IBAN isn’t right. Check it for typos.');
  await expect(fault(page, 'phone')).toHaveText('Ask for a code for this number first.');
  await expect(fault(page, 'authorisation')).toBeVisible();
  await expect(fault(page, 'begin_now')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  await page.reload();
  await expect(page.locator('#street')).toHaveValue('Keizersgracht');
  for (const secret of ['#iban', '#phone']) await expect(page.locator(secret)).toHaveValue('');
  await page.locator('#iban').fill(newIban());
  await page.locator('#phone').fill(phone);
  await enterCode(page, phone);
  await expect(page.getByText(`We’ve sent a code to ${phone}.`)).toBeVisible();
  await expect(page.getByText('You can ask for another code in 0:')).toBeVisible();
  await expect(page.locator('#otp-hint')).toHaveText(/^Valid for (10:00|9:\d\d)$/);
  await fits(page);

  const code = await codeFor(phone);
  await page.locator('#otp').fill(code === '000000' ? '111111' : '000000');
  await tickBoth(page);
  await order(page).click();
  await expect(page.locator('#otp')).toBeFocused();
  await expect(fault(page, 'otp')).toHaveText('This code isn’t valid. Check it, or ask for another one.');
  expect(complaints.splice(0).every((text) => text.includes('422'))).toBe(true);
  await page.locator('#otp').fill(code);
  await order(page).dblclick();
  const id = await orderOf(page);
  await expect(title(page)).toHaveText('Payment completed');
  expect(await creditsOf(page)).toBe(before + 60);
  expect(await axeFaults(page)).toEqual([]);
  const orders = `select count(*)::integer as orders from payment_order where account_id =
    (select account_id from payment_order where id = $1)`;
  expect(await query(orders, [id])).toEqual([{ orders: 1 }]);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(BRAND, `/credits/${id}`));
});

test('beyond the limits the credits wait for the bank, the page says so before, and one waits at a time', async ({
  page,
}) => {
  await page.setViewportSize(SCREEN);
  const before = await buyer(page);
  await payByDebit(page);
  await openDebit(page);
  await expect(page.getByText('You get your credits once your bank has paid.')).toBeVisible();
  const phone = await fillIn(page);
  await enterCode(page, phone);
  await tickBoth(page);
  expect(await axeFaults(page)).toEqual([]);
  await order(page).click();
  await orderOf(page);
  await expect(title(page)).toHaveText('Waiting for your payment');
  expect(await creditsOf(page)).toBe(before + 60);
  await openDebit(page);
  await expect(page.getByText('You’ve reached the limit for direct debits')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/credits'));
});

test('a discount comes along from the packages, and one that cannot be used says so', async ({ page, complaints }) => {
  await page.setViewportSize(SCREEN);
  await buyer(page);
  // As if they had just signed up.
  const { body } = await callApi(page, '/api/user.php');
  const { id } = (body as { user: { profile: { id: number } } }).user.profile;
  await query('update account set created_at = now() where id = $1', [id]);
  await openCredits(page);
  await page.getByRole('radio', { name: /^60 credits/ }).check();
  await page.getByRole('button', { name: 'More ways to pay' }).click();
  await method(page, 'SEPA direct debit').check();
  await page.getByRole('link', { name: 'Continue to direct debit' }).click();
  await expect(page).toHaveURL(/\/directdebit\?package=start&code=TIMEBONUS25$/);
  await expect(order(page)).toHaveText('Order and pay €7.49');
  await expect(page.getByText('Discount TIMEBONUS25')).toBeVisible();
  await page.goto(addressOf(BRAND, '/directdebit?package=start&code=NONE2020'));
  await expect(page.getByText('This discount doesn’t apply any more.')).toBeVisible();
  await expect(order(page)).toHaveText('Order and pay €9.99');
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('terms that change are told before anything is ordered, and nothing is lost', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  const context = await browser.newContext();
  const other = await context.newPage();
  await buyer(other);
  const iban = newIban();
  await payByDebit(other, iban);
  await context.close();
  await page.setViewportSize(PHONE);
  await buyer(page);
  await openDebit(page);
  await expect(page.getByText('You get your credits as soon as you’ve ordered.')).toBeVisible();
  const phone = await fillIn(page, iban);
  await enterCode(page, phone);
  await tickBoth(page);
  await order(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'once your bank has paid, not right away' })).toBeVisible();
  await expect(page.getByText('You get your credits once your bank has paid. That')).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes('409'))).toBe(true);
  await order(page).click();
  await orderOf(page);
  await expect(title(page)).toHaveText('Waiting for your payment');
});

test('a mandate is cancelled in settings, in two steps, and one that came back blocks', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await buyer(page);
  const iban = newIban();
  const id = await payByDebit(page, iban);
  await page.goto(addressOf(BRAND, '/notifications#direct-debit'));
  const mandates = section(page, 'direct-debit');
  await expect(mandates).toHaveAttribute('open', '');
  await expect(mandates).toContainText(`IBAN ending in ${iban.slice(-4)}`);
  await expect(mandates).toContainText('Jo Visser');
  expect(await axeFaults(page)).toEqual([]);
  const cancel = mandates.getByRole('button', { name: /^Cancel the mandate/ });
  await cancel.click();
  await mandates.getByRole('button', { name: 'Keep mandate' }).click();
  await cancel.click();
  await expect(mandates.getByRole('heading', { level: 4 })).toBeFocused();
  await fits(page);
  expect(await axeFaults(page)).toEqual([]);
  await mandates.getByRole('button', { name: 'Cancel mandate' }).click();
  await expect(mandates.getByRole('status')).toHaveText(/has been cancelled\.$/);
  await expect(mandates.getByRole('status')).toBeFocused();
  await page.reload();
  await expect(section(page, 'email').locator('summary')).toContainText('@');
  await expect(mandates).toHaveCount(0);
  await query(
    `update mandate set status = 'blocked', ended_at = now() where account_id = (
       select account_id from payment_order where id = $1)`,
    [id],
  );
  await openDebit(page);
  await expect(page.getByText('Your account is blocked for direct debit')).toBeVisible();
});

test('is for packages of the brand, for members who confirmed their address, and for mobile numbers', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await buyer(page);
  for (const pack of ['none', 'No!', '']) {
    await openDebit(page, pack);
    await expect(page.getByText('You can’t pay by direct debit here')).toBeVisible();
  }
  complaints.splice(0);
  await openDebit(page);
  await page.locator('#phone').fill('020 6241111');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(fault(page, 'phone')).toHaveText('We can only text mobile numbers. Enter another number.');
  await page.locator('#phone').fill('+44 7400 123456');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(fault(page, 'phone')).toContainText('Possible countries: Netherlands and Belgium');
  complaints.splice(0);
  await page.locator('#phone').fill(newMobile());
  await expect(fault(page, 'phone')).toBeHidden();
  // A page of the member who leaves could still ask for something that it may not have any more.
  await atRest(page, BRAND);
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  await newMember(page, BRAND);
  await openDebit(page);
  await expect(page.getByRole('link', { name: 'Send the link again' })).toBeVisible();
});
