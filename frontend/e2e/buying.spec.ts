import { addressOf } from './support/brands';
import { BRAND, box, buyer, creditsOf, decide, method, openCredits, order, orderOf, press } from './support/buying';
import { shift, title, toProvider } from './support/buying';
import { intercept } from './support/intercept';
import { callApi } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };

test('credits are bought by card on a phone, and are there when the page comes back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const before = await buyer(page);
  await openCredits(page);
  expect(await shift(page)).toBeLessThan(0.02);
  await expect(page.getByText('This is a test. Nothing is charged.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^150 credits/ })).toBeChecked();
  await expect(box(page)).not.toBeChecked();
  await expect(page.getByText('Best value')).toHaveCount(1);
  await page.getByRole('radio', { name: /^60 credits/ }).check();
  await expect(order(page)).toHaveText('Order and pay €9.99');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await axeFaults(page)).toEqual([]);
  await order(page).click();
  await expect(box(page)).toBeFocused();
  await expect(page.getByText('Tick the box')).toBeVisible();
  await toProvider(page, 'Card');
  await decide(page, 'Pay');
  const id = await orderOf(page);
  await expect(title(page)).toHaveText('Payment completed');
  await expect(page.locator('main dl')).toContainText(`€9.99`);
  await expect(page.locator('main dl')).toContainText(String(id));
  expect(await creditsOf(page)).toBe(before + 60);
  expect(await axeFaults(page)).toEqual([]);
  // The member of the page is premium without being loaded anew.
  await expect(page.locator('html')).toHaveAttribute('data-member', 'paid');
  await page.reload();
  await expect(title(page)).toHaveText('Payment completed');
});

test('by iDEAL on a screen, the bank says so later, and every open page hears of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = await buyer(page);
  await openCredits(page);
  const second = await page.context().newPage();
  await openCredits(second);
  await expect(second.locator('main output')).toHaveText(String(before));
  // The favourite of the country is suggested.
  await expect(method(page, 'iDEAL | Wero')).toBeChecked();
  await toProvider(page, 'iDEAL | Wero');
  await decide(page, 'Pay, but the bank says so later');
  const id = await orderOf(page);
  await expect(title(page)).toHaveText('Waiting for your payment');
  const other = await page.context().newPage();
  await other.goto(addressOf(BRAND, `/credits/${id}`));
  await expect(title(other)).toHaveText('Waiting for your payment');
  for (const one of [page, other]) await expect(title(one)).toHaveText('Payment completed');
  await expect(second.locator('main output')).toHaveText(String(before + 150));
  await expect(second.locator('header').getByRole('link', { name: 'Credits', exact: true })).toBeVisible();
  await expect(second.locator('header').getByRole('link', { name: 'Get premium' })).toBeHidden();
});

test('a payment that fails is tried again in another way at the same price', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const before = await buyer(page);
  await openCredits(page);
  await toProvider(page, 'iDEAL | Wero');
  await decide(page, 'Fail');
  const id = await orderOf(page);
  await expect(title(page)).toHaveText('Payment failed or has been cancelled');
  await expect(page.getByText('You haven’t been charged')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.reload();
  await expect(title(page)).toHaveText('Payment failed or has been cancelled');
  // The address may name another way.
  await page.goto(addressOf(BRAND, `/credits/${id}/card`));
  await expect(method(page, 'Card')).toBeChecked();
  await expect(order(page)).toHaveText('Order and pay €19.99');
  await press(page);
  await decide(page, 'Cancel');
  await page.waitForURL(`**/credits/${id}`);
  await method(page, 'iDEAL | Wero').check();
  await press(page);
  await decide(page, 'Pay');
  expect(await orderOf(page)).toBe(id);
  await expect(title(page)).toHaveText('Payment completed');
  expect(await creditsOf(page)).toBe(before + 150);
});

test('the button back leads to the order that is open, which goes on or begins anew', async ({ page }) => {
  await buyer(page);
  await openCredits(page);
  await toProvider(page, 'Card');
  await page.goBack();
  const id = await orderOf(page);
  await expect(title(page)).toHaveText('Your payment isn’t finished');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByText('Pay another way').click();
  await expect(method(page, 'iDEAL | Wero')).toBeVisible();
  await page.getByRole('link', { name: /^Continue to payment/ }).click();
  await page.waitForURL(/pay\.localhost/);
  await decide(page, 'Pay');
  expect(await orderOf(page)).toBe(id);
  await expect(title(page)).toHaveText('Payment completed');
  expect(await query('select count(*)::integer as orders from payment_order where id = $1', [id])).toEqual([
    { orders: 1 },
  ]);
});

test('a price that has changed is shown before anything is ordered, and nothing is lost', async ({
  page,
  complaints,
}) => {
  await buyer(page);
  // The page was loaded before the price went up.
  const { body } = await callApi(page, '/api/payments/offer');
  const offer = body as { packages: { amount: number }[] };
  const packages = offer.packages.map((pack) => ({ ...pack, amount: pack.amount - 100 }));
  await intercept(page, '**/api/payments/offer', (route) => route.fulfill({ json: { ...offer, packages } }), {
    times: 1,
  });
  await openCredits(page);
  await method(page, 'PayPal').check();
  await box(page).check();
  await expect(order(page)).toHaveText('Order and pay €18.99');
  await order(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The price has changed' })).toContainText(
    'it’s now €19.99 instead of €18.99',
  );
  await expect(order(page)).toHaveText('Order and pay €19.99');
  await expect(box(page)).toBeChecked();
  await expect(method(page, 'PayPal')).toBeChecked();
  expect(complaints.splice(0).every((text) => text.includes('409'))).toBe(true);
  await press(page);
  await decide(page, 'Pay');
  await orderOf(page);
  await expect(title(page)).toHaveText('Payment completed');
});

test('the last package is ordered again with the box and one press', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const before = await buyer(page);
  await page.goto(addressOf(BRAND, '/credits/repeat-order'));
  await expect(page.getByText('Nothing to order again yet')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a package' }).click();
  await page.getByRole('radio', { name: /^60 credits/ }).check();
  await toProvider(page, 'Card');
  await decide(page, 'Pay');
  const first = await orderOf(page);
  await expect(title(page)).toHaveText('Payment completed');
  await page.goto(addressOf(BRAND, '/credits/repeat-order'));
  await expect(order(page)).toHaveText('Order and pay €9.99');
  await expect(box(page)).not.toBeChecked();
  expect(await axeFaults(page)).toEqual([]);
  await box(page).check();
  await press(page);
  await decide(page, 'Pay');
  expect(await orderOf(page)).not.toBe(first);
  await expect(title(page)).toHaveText('Payment completed');
  expect(await creditsOf(page)).toBe(before + 120);
});

test('an order is nobody else’s, and other addresses are no pages', async ({ page, browser, complaints }) => {
  await buyer(page);
  await openCredits(page);
  await toProvider(page, 'Card');
  await decide(page, 'Pay');
  const id = await orderOf(page);
  await expect(title(page)).toHaveText('Payment completed');
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await buyer(stranger);
  await stranger.goto(addressOf(BRAND, `/credits/${id}`));
  await expect(title(stranger)).toHaveText('We can’t find this order');
  await context.close();
  for (const path of ['/credits/start', '/credits/0', `/credits/${id}/cash`, `/credits/${id}/card/x`])
    expect((await page.goto(addressOf(BRAND, path)))?.status()).toBe(404);
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('the statement leads to the order and its receipt, and a refund says where the money went', async ({ page }) => {
  await buyer(page);
  await openCredits(page);
  await toProvider(page, 'Card');
  await decide(page, 'Pay');
  const id = await orderOf(page);
  await expect(title(page)).toHaveText('Payment completed');
  await page.goto(addressOf(BRAND, '/transactions'));
  await page.locator('main li a').first().click();
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toHaveAttribute(
    'href',
    `/api/payments/orders/${id}/receipt`,
  );
  await page
    .locator('main dl')
    .getByRole('link', { name: String(id) })
    .click();
  await expect(title(page)).toHaveText('Payment completed');
  await query(`update payment_order set status = 'refunded' where id = $1`, [id]);
  await page.reload();
  await expect(title(page)).toHaveText('This payment was refunded');
  await expect(page.getByText('You get the money back.')).toBeVisible();
  // The bank has it: we send nothing.
  await query(`update payment_order set status = 'charged_back' where id = $1`, [id]);
  await page.reload();
  await expect(title(page)).toHaveText('Your bank has taken this payment back');
  await expect(page.getByText('You get the money back.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible();
});
