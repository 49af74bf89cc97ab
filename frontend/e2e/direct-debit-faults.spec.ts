import { type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { BRAND, box, buyer, creditsOf, order, orderOf, title } from './support/buying';
import { authorisation, enterCode, fillIn, newMobile, openDebit } from './support/debit';
import { endIntercepting, intercept } from './support/intercept';
import { callApi } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const API = '**/api/payments/direct-debit';
const NARROW = { width: 320, height: 640 };

const send = (page: Page) => page.getByRole('button', { name: 'Send code' });
const fault = (page: Page, field: string) => page.locator(`#${field}-fault`);
const only = (complaints: string[], words: RegExp): void => {
  expect(complaints.splice(0).filter((text) => !words.test(text))).toEqual([]);
};

/** An api that refuses to send a code. */
const refuseCodes = (page: Page, status: number, code: string, retryAfter: number): Promise<unknown> =>
  intercept(page, `${API}/code`, (route) =>
    route.fulfill({ status, headers: { 'retry-after': String(retryAfter) }, json: { code, status } }),
  );

test('codes that cannot be sent say why, and when to ask again', async ({ page, complaints }) => {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: 'dark' });
  await buyer(page);
  await openDebit(page);
  await refuseCodes(page, 429, 'phone_codes_limited', 90);
  await page.locator('#phone').fill(newMobile());
  await page.locator('#phone').press('Enter');
  await expect(fault(page, 'phone')).toHaveText('You’ve asked for several codes in a short time.');
  await expect(page.getByText(/^You can ask for another code in 1:(30|2\d)\.$/)).toBeVisible();
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
  endIntercepting(page, `${API}/code`);
  await refuseCodes(page, 503, 'text_messages_unavailable', 60);
  // Another number has limits of its own.
  await page.locator('#phone').fill(newMobile());
  await expect(send(page)).toHaveAttribute('aria-disabled', 'false');
  await send(page).click();
  await expect(fault(page, 'phone')).toContainText('We can’t send text messages right now.');
  endIntercepting(page, `${API}/code`);
  await intercept(page, `${API}/code`, (route) => route.abort());
  await send(page).click();
  await expect(fault(page, 'phone')).toContainText('We couldn’t send a code.');
  only(complaints, /429|503|ERR_FAILED/);
});

test('after a lost answer the same press is the same order', async ({ page, complaints }) => {
  const before = await buyer(page);
  await openDebit(page);
  const phone = await fillIn(page);
  await enterCode(page, phone);
  await authorisation(page).check();
  await box(page).check();
  await intercept(
    page,
    API,
    async (route) => {
      await callApi(page, '/api/payments/direct-debit', route.request().postDataJSON() as object);
      await route.abort();
    },
    { times: 1 },
  );
  await order(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(page.locator('#city')).toHaveValue('Amsterdam');
  only(complaints, /ERR_FAILED/);
  await order(page).click();
  const id = await orderOf(page);
  await expect(title(page)).toHaveText('Payment completed');
  expect(await creditsOf(page)).toBe(before + 60);
  const orders = `select count(*)::integer as orders from payment_order where account_id =
    (select account_id from payment_order where id = $1)`;
  expect(await query(orders, [id])).toEqual([{ orders: 1 }]);
});

test('a price that has changed is shown before anything is ordered', async ({ page, complaints }) => {
  await buyer(page);
  const { body } = await callApi(page, '/api/payments/direct-debit?package=start');
  const dearer = { ...(body as object), amount: 899, list_amount: 899 };
  await intercept(page, `${API}?package=start`, (route) => route.fulfill({ json: dearer }), { times: 1 });
  await openDebit(page);
  await expect(order(page)).toHaveText('Order and pay €8.99');
  const phone = await fillIn(page);
  await enterCode(page, phone);
  await authorisation(page).check();
  await box(page).check();
  await order(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The price has changed' })).toContainText(
    'it’s now €9.99 instead of €8.99',
  );
  only(complaints, /409/);
  await order(page).click();
  await orderOf(page);
  await expect(title(page)).toHaveText('Payment completed');
});

test('whoever reads the terms comes back to the form, and a visitor logs in first', async ({ page, browser }) => {
  await buyer(page);
  await openDebit(page);
  await fillIn(page);
  await page.locator('form').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(addressOf(BRAND, '/pages/terms'));
  await page.goBack();
  await expect(page.locator('#street')).toHaveValue('Keizersgracht');
  for (const one of [authorisation(page), box(page)]) await expect(one).not.toBeChecked();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(addressOf(BRAND, '/directdebit?package=start'));
  await expect(visitor).toHaveURL(/\/login\?next=/);
  expect(new URL(visitor.url()).searchParams.get('next')).toBe('/directdebit?package=start');
  await context.close();
});
