import { type Page } from '@playwright/test';
import { bought } from './support/bought';
import { addressOf } from './support/brands';
import { creditsOf } from './support/buying';
import { consoleAddress, startAsConfirmed } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { forgetCalls } from './support/members';
import { steerSandbox } from './support/sandbox';
import { query } from './support/stack';
import { axeFaults, expect } from './support/test';

const BRAND = 'everglow';
const PHONE = { width: 360, height: 740 };

/** A member writes that they were charged wrongly; answers the reference. */
async function complain(page: Page, email: string): Promise<string> {
  await forgetCalls('/api/complaints');
  await page.goto(addressOf(BRAND, '/complaints'));
  await expect(page.locator('main form')).toHaveAttribute('novalidate', '');
  await page.locator('[name=kind]').selectOption('payment');
  await page.locator('[name=message]').fill('I was charged twice for the same order, as it seems.');
  await page.locator('[name=name]').fill('Jo Visser');
  await page.locator('[name=email]').fill(email);
  await page.locator('main form button[type=submit]').click();
  const reference = page.getByText(/^C-[0-9A-Z]{12}$/);
  await expect(reference).toHaveCSS('white-space', 'nowrap');
  return (await reference.textContent()) ?? '';
}

/** The bank takes the money of an order back; answers the dispute's id at the provider once it is booked. */
async function takeBack(order: number): Promise<string> {
  const [paid] = await query<{ id: string }>(
    'select provider_payment_id as id from payment_attempt where order_id = $1',
    [order],
  );
  await steerSandbox(`payments/${paid?.id ?? ''}/chargeback`, { amount: 999 });
  const booked = async (): Promise<string> =>
    (
      await query<{ id: string }>('select provider_dispute_id as id from payment_dispute where order_id = $1', [order])
    )[0]?.id ?? '';
  await expect.poll(booked).not.toBe('');
  return booked();
}

const statusOf = async (order: number): Promise<string | undefined> =>
  (await query<{ status: string }>('select status from payment_dispute where order_id = $1', [order]))[0]?.status;

test('a complaint leads to the orders of its writer, and a dispute says who has the money', async ({ browser }) => {
  test.slow();
  const member = await bought(browser, BRAND, { package: 'start', country: 'NL', viewport: PHONE });
  const reference = await complain(member.page, member.email);
  const staff = await (await browser.newContext({ viewport: PHONE })).newPage();
  await startAsConfirmed(staff, 'support', BRAND);
  await staff.goto(consoleAddress(`/complaints/${BRAND}/${reference}`));
  await staff.getByRole('link', { name: 'Orders of this member' }).click();
  await staff.getByRole('link', { name: String(member.order), exact: true }).click();
  await expect(staff).toHaveURL(consoleAddress(`/money/orders/${BRAND}/${member.order}`));

  const dispute = await takeBack(member.order);
  await staff.reload();
  await expect(staff.getByText('The bank looks into €9.99, and holds it meanwhile.')).toBeVisible();
  await expect(staff.getByText('The bank looks into €9.99: 60 credits left the balance')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Pay back' })).toHaveCount(0);
  await fitsPhone(staff);
  await isAccessible(staff);
  await member.page.goto(addressOf(BRAND, `/credits/${member.order}`));
  await expect(member.page.getByRole('heading', { level: 1 })).toHaveText('Your bank has taken this payment back');
  await expect(member.page.getByText('You get the money back.')).toHaveCount(0);
  expect(await axeFaults(member.page)).toEqual([]);

  // From Work to the list, on a phone. Mollie names no day for evidence.
  await staff.goto(consoleAddress('/'));
  await staff.getByRole('link', { name: 'Disputes to answer' }).click();
  await expect(staff).toHaveURL(consoleAddress('/money/disputes?status=waiting'));
  const card = staff
    .getByRole('row')
    .filter({ has: staff.getByRole('link', { name: String(member.order), exact: true }) });
  await card.getByRole('button', { name: 'It is answered' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Sent the receipt and the log');
  await fitsPhone(staff);
  await isAccessible(staff);
  await dialog.getByRole('button', { name: 'It is answered' }).click();
  await expect(staff.getByText('Noted. It waits for the bank.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await staff.goto(consoleAddress(`/money/orders/${BRAND}/${member.order}`));
  await expect(staff.getByText('Answered: Sent the receipt and the log')).toBeVisible();

  // Mollie tells of a reversal, and never that a chargeback is final.
  await steerSandbox(`disputes/${dispute}/won`);
  await expect.poll(() => statusOf(member.order)).toBe('won');
  await staff.reload();
  await expect(staff.getByText('The bank decided: won')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Pay back' })).toBeVisible();
  expect(await creditsOf(member.page)).toBe(member.before + 60);
  for (const page of [member.page, staff]) await page.context().close();
});
