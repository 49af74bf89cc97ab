import { type Locator, type Page } from '@playwright/test';
import { addressOf } from './support/brands';
import { BRAND, box, buyer, openCredits, order, press } from './support/buying';
import { callApi, confirmedMember } from './support/members';
import { query, tenants } from './support/stack';
import { unfold } from './support/settings';
import { axeFaults, expect, test } from './support/test';

/** A member of the Netherlands who reads English and signed up so long ago; answers their id. */
async function newcomer(page: Page, since: string): Promise<number> {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const id = await confirmedMember(page, BRAND);
  await query(`update profile set country = 'NL' where id = $1`, [id]);
  await query(`update account set created_at = now() - $2::interval where id = $1`, [id, since]);
  return id;
}

let codes = 0;

/** A code of a campaign, made as operators make it. */
async function campaign(...options: readonly string[]): Promise<string> {
  const code = `E2E${process.pid}${(codes += 1)}`;
  const made = [
    '--code',
    code,
    '--percent',
    '20',
    '--expires',
    '2099-01-01T00:00:00Z',
    '--author',
    'operator@manyhearts.example',
  ];
  await tenants(['add-discount-code', BRAND, ...made, ...options]);
  return code;
}

const row = (page: Page, code: string): Locator => page.locator(`[data-discount="${code}"]`);
const field = (page: Page): Locator => page.getByLabel('Discount code');

async function apply(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
}

const first = (page: Page): Locator => page.getByRole('radio', { name: /60 credits/ });

test('the time bonus is in the prices, counts down, and is in the order', async ({ page }) => {
  const id = await newcomer(page, '3 hours');
  await openCredits(page);
  await first(page).check();
  await expect(row(page, 'TIMEBONUS25')).toContainText('25% off with TIMEBONUS25');
  await expect(row(page, 'TIMEBONUS25').getByRole('timer')).toHaveText(/^(1:00:00|0:59:\d\d) left$/);
  await expect(page.getByText('Regular price: €9.99')).toBeVisible();
  await expect(order(page)).toHaveText(/€7\.49/);
  expect(await axeFaults(page)).toEqual([]);
  await box(page).check();
  await press(page);
  expect(
    await query('select amount, discount_code, discount_amount from payment_order where account_id = $1', [id]),
  ).toEqual([{ amount: 749, discount_code: 'TIMEBONUS25', discount_amount: 250 }]);
});

test('at zero the regular prices are back, by themselves', async ({ page }) => {
  const id = await newcomer(page, '3 hours');
  await page.clock.install();
  await openCredits(page);
  await first(page).check();
  await expect(order(page)).toHaveText(/€7\.49/);
  // The last hour passes at once, here and there.
  await query(`update account set created_at = created_at - interval '1 hour' where id = $1`, [id]);
  await page.clock.fastForward('01:00:00');
  // The welcome discount runs for a week after the sign-up: it follows.
  await expect(row(page, 'WELCOME25')).toBeVisible();
  await expect(row(page, 'TIMEBONUS25')).toBeHidden();
  await expect(row(page, 'WELCOME25')).toContainText('Valid until');
});

test('a code is applied, kept through a reload, and taken away again', async ({ page }) => {
  await buyer(page);
  const code = await campaign();
  await openCredits(page);
  await first(page).check();
  await expect(order(page)).toHaveText(/€9\.99/);
  await box(page).check();
  await apply(page, ` ${code.toLowerCase()} `);
  await expect(order(page)).toHaveText(/€7\.99/);
  await expect(first(page)).toBeChecked();
  await expect(box(page)).toBeChecked();
  await expect(page.getByText('-€2.00').or(page.getByText('−€2.00'))).toBeVisible();
  await page.reload();
  await first(page).check();
  await expect(order(page)).toHaveText(/€7\.99/);
  await page.getByRole('button', { name: 'Remove code' }).click();
  await expect(order(page)).toHaveText(/€9\.99/);
  expect(new URL(page.url()).search).toBe('');
});

test('a code that cannot be used says why beside the field, and nothing is lost', async ({ page, complaints }) => {
  await buyer(page);
  const [country, minimum] = [
    await campaign('--country', 'DE'),
    await campaign('--currency', 'EUR', '--minimum', '900000'),
  ];
  await openCredits(page);
  await first(page).check();
  await box(page).check();
  const refusals: readonly (readonly [string, string | RegExp])[] = [
    ['', 'Enter a code.'],
    ['NOSUCH', 'We don’t know this code. Check the spelling.'],
    ['TIMEBONUS25', 'This code has expired.'],
    [country, 'This code is only for orders from this country: Germany.'],
    [minimum, 'This code is for packages from €9,000.00.'],
  ];
  for (const [code, text] of refusals) {
    await apply(page, code);
    await expect(page.locator('#discount-code-fault')).toHaveText(text);
    await expect(field(page)).toHaveValue(code);
    await expect(field(page)).toBeFocused();
  }
  await expect(first(page)).toBeChecked();
  await expect(box(page)).toBeChecked();
  expect(await axeFaults(page)).toEqual([]);
  // A link with a code that is not true says so as well.
  await openCredits(page, '?code=NOSUCH');
  await expect(page.locator('#discount-code-fault')).toBeVisible();
  // The console tells of each refusal.
  expect(complaints.splice(0).every((text) => /\/api\/payments\/offer\?code=/.test(text))).toBe(true);
});

test('an order that is not paid holds its discount until it is cancelled', async ({ page }) => {
  await newcomer(page, '1 hour');
  await openCredits(page);
  await first(page).check();
  await box(page).check();
  await press(page);
  await openCredits(page);
  await first(page).check();
  await expect(order(page)).toHaveText(/€9\.99/);
  await expect(row(page, 'TIMEBONUS25')).toContainText('isn’t paid yet and is holding this discount');
  await page.getByRole('button', { name: 'Cancel that order' }).click();
  await expect(order(page)).toHaveText(/€7\.49/);
});

test('who wants to leave is offered a discount, and finds it in the prices', async ({ page }) => {
  await buyer(page);
  await page.goto(addressOf(BRAND, '/notifications'));
  await unfold(page, 'leave');
  await page.locator('#leave summary').click();
  await expect(page.getByText('Keep your account and get 50% off your next order')).toBeVisible();
  await page.getByRole('button', { name: 'Take the discount' }).click();
  await expect(page.getByText(/^Your code is [A-Z0-9]{10}\./)).toBeVisible();
  await page.getByRole('link', { name: 'See credits' }).click();
  await first(page).check();
  await expect(order(page)).toHaveText(/€4\.99/);
  const { status } = await callApi(page, '/api/account-deletion');
  expect(status).toBe(200);
});
