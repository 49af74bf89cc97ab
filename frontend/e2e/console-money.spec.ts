import { type Browser, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { bought } from './support/bought';
import { creditsOf } from './support/buying';
import { consoleAddress, startAsConfirmed } from './support/console';
import { isAccessible, test } from './support/console-test';
import { query } from './support/stack';
import { axeFaults, expect } from './support/test';

const BRAND = 'goldenhour';
/** The dearest package has this many credits, and paying it back takes two people. */
const CREDITS = 1000;
const [PHONE, SCREEN] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Signs in an operator whose word counts: others have confirmed them a day ago, and nobody else could be them. */
async function beginConfirmed(browser: Browser, viewport: typeof PHONE): Promise<Page> {
  // The browser has the time zone of the brand’s company, where a day begins earlier than in UTC.
  const page = await (await browser.newContext({ viewport, timezoneId: 'Europe/Berlin' })).newPage();
  await startAsConfirmed(page);
  return page;
}

const fitsPhone = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
};

/** Another refund of the order, which failed, leads from Work to the list of those that failed or are due. */
async function seesFailedRefund(page: Page, order: number): Promise<void> {
  const id = randomUUID();
  await query(
    `insert into money_refund (tenant_id, id, order_id, attempt_id, reason, amount, status, due_at)
     select tenant_id, $2, order_id, attempt_id, reason, 100, 'failed', now() + interval '13 days' from money_refund where order_id = $1 limit 1`,
    [order, id],
  );
  await page.goto(consoleAddress('/'));
  await page.getByRole('link', { name: 'Refunds that failed or are due' }).click();
  const card = page.getByRole('row').filter({ has: page.getByRole('link', { name: String(order), exact: true }) });
  await expect(card).toContainText('The provider refused it.');
  await expect(card.getByRole('button', { name: 'Send again' })).toBeVisible();
  await fitsPhone(page);
  await isAccessible(page);
  await query('delete from money_refund where id = $1', [id]);
}

test('a refund shows what it costs, waits for a second person, and leaves the ledgers balanced', async ({
  browser,
}) => {
  test.slow();
  const [member, one, other] = await Promise.all([
    bought(browser, BRAND),
    beginConfirmed(browser, SCREEN),
    beginConfirmed(browser, PHONE),
  ]);
  expect(await creditsOf(member.page)).toBe(member.before + CREDITS);

  // Found by its number from anywhere.
  await one.keyboard.press('Control+k');
  await one.keyboard.type(String(member.order));
  await expect(
    one.getByRole('option', { name: new RegExp(`Order ${member.order}.*Golden Hour.*€89.99`) }),
  ).toBeVisible();
  await one.getByRole('option', { name: `Order ${member.order}` }).click();
  await expect(one).toHaveURL(consoleAddress(`/money/orders/${BRAND}/${member.order}`));
  await expect(one.getByText(/^Paid .*\.$/)).toBeVisible();
  await isAccessible(one);

  // The effect is shown before anything is sent, as the amount is typed.
  await one.getByRole('heading', { level: 1 }).click();
  await one.keyboard.press('x');
  const dialog = one.getByRole('dialog');
  await expect(dialog.getByText('1000 of 1000 unused credits leave the member’s balance.')).toBeVisible();
  await dialog.getByLabel(/^Amount, at most/).fill('44.99');
  await expect(dialog.getByText('500 of 1000 unused credits leave the member’s balance.')).toBeVisible();
  await expect(dialog.getByText('Your word is enough up to €50.00 of one order.')).toBeVisible();
  await dialog.getByRole('button', { name: 'For unused credits: €89.99' }).click();
  await expect(dialog.getByText('Above €50.00 of one order a second person has to approve it first.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Bought by mistake');
  await isAccessible(one);
  await dialog.getByRole('button', { name: 'Ask to pay back €89.99' }).click();
  await expect(one.getByText('€89.99 waits for a second person.')).toBeVisible();
  await expect(one.getByText('Somebody else decides.')).toBeVisible();
  await expect(one.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  expect(await creditsOf(member.page)).toBe(member.before + CREDITS);

  // Another person approves, on a phone, from their list of work.
  await other.goto(consoleAddress(`/money/refunds?tenant=${BRAND}`));
  await expect(other.getByText('Bought by mistake')).toBeVisible();
  await fitsPhone(other);
  await isAccessible(other);
  await other.getByRole('button', { name: 'Approve' }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: `Pay back €89.99 of order ${member.order}` })
    .click();
  await expect(other.getByText('Approved.')).toBeVisible();
  await seesFailedRefund(other, member.order);
  await expect.poll(() => creditsOf(member.page)).toBe(member.before);

  await one.goto(consoleAddress(`/money/orders/${BRAND}/${member.order}`));
  await expect(one.getByText('€89.99 went back or is on its way.')).toBeVisible();
  await expect(one.getByRole('button', { name: 'Pay back' })).toHaveCount(0);
  await one.keyboard.press('l');
  const row = one.getByRole('row', { name: /Golden Hour/ });
  await row.getByRole('button', { name: 'Check now' }).click();
  await expect(
    one.getByText(/^Golden Hour \(goldenhour\.localhost\): [\d,]+ balances and [\d,]+ orders agree\.$/),
  ).toBeVisible();
  await one.keyboard.press('f');
  await expect(
    one.getByRole('table', { name: 'By brand, EUR' }).getByRole('row', { name: /Golden Hour/ }),
  ).toContainText('€89.99');
  expect(await axeFaults(one)).toEqual([]);
  for (const page of [member.page, one, other]) await page.context().close();
});

test('every screen of money fits a phone, and the books of a month are a file', async ({ browser }) => {
  test.slow();
  const page = await beginConfirmed(browser, PHONE);
  for (const [path, title] of [
    ['', 'Money'],
    ['/orders', 'Orders'],
    ['/refunds', 'Refunds'],
    ['/due-refunds', 'Refunds that failed or are due'],
    ['/disputes', 'Disputes'],
    ['/differences', 'Differences'],
    ['/discount-codes', 'Discount codes'],
    ['/debits', 'Debits'],
    ['/ledger', 'Ledger check'],
    ['/reports', 'Settlement and VAT'],
  ] as const) {
    await page.goto(consoleAddress(`/money${path}`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    await fitsPhone(page);
  }
  await expect(page.getByRole('heading', { name: 'How well the country is proved' })).toBeVisible();
  await isAccessible(page);

  await page.goto(consoleAddress('/money/discount-codes'));
  await page.getByRole('button', { name: 'New code' }).click();
  const dialog = page.getByRole('dialog');
  const code = `ALL${randomUUID().slice(0, 8).toUpperCase()}`;
  await dialog.getByLabel(/^Code:/).fill(code);
  await dialog.getByLabel('Percent off').fill('15');
  await dialog.getByLabel('Expires').fill('2099-12-01T09:00');
  await isAccessible(page);
  await fitsPhone(page);
  await dialog.getByLabel('Golden Hour').check();
  await dialog.getByRole('button', { name: 'Choose all' }).click();
  await dialog.getByRole('button', { name: 'New code' }).click();
  await expect(page.getByText(/^The code is made at \d+ brands\.$/)).toBeVisible();
  const made = await query('select from discount_code where code = $1', [code]);
  expect(made.length).toBeGreaterThan(1);
  await query("update discount_code set status = 'ended' where code = $1", [code]);
  await page.goto(consoleAddress(`/money/reports?tenant=${BRAND}`));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^books-[a-z]+-20\d\d-\d\d\.csv$/);
  await page.context().close();
});
