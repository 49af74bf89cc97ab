import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { bought } from './support/bought';
import { addressOf } from './support/brands';
import { creditsOf } from './support/buying';
import { consoleAddress, startAsConfirmed } from './support/console';
import { fitsPhone, isAccessible, test } from './support/console-test';
import { askInbox } from './support/mails';
import { steerSandbox } from './support/sandbox';
import { query } from './support/stack';
import { axeFaults, expect } from './support/test';

const BRAND = 'everglow';
const PHONE = { width: 360, height: 740 };
const REFERENCE = 'NL26 7741 REFUND';

const fileOf = (order: number): string => consoleAddress(`/money/orders/${BRAND}/${order}`);
const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

/** Staff pay an order back, and the provider cannot pay it out. */
async function failRefund(staff: Page, order: number, amount: string): Promise<void> {
  await staff.goto(fileOf(order));
  await button(staff, 'Pay back').click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel(/^Amount, at most/).fill(amount);
  await dialog.getByLabel('Reason').fill('Bought by mistake');
  await button(dialog, `Pay back €${amount}`).click();
  await expect(staff.getByText(`€${amount} is on its way back.`)).toBeVisible();
  const sent = async (): Promise<string> => {
    const [row] = await query<{ id: string | null }>(
      "select provider_refund_id as id from money_refund where order_id = $1 and status in ('sent', 'done')",
      [order],
    );
    return row?.id ?? '';
  };
  await expect.poll(sent).not.toBe('');
  await steerSandbox(`refunds/${await sent()}/failed`);
  const status = async () =>
    (await query<{ status: string }>('select status from money_refund where order_id = $1', [order]))[0]?.status;
  await expect.poll(status).toBe('failed');
}

async function mailTo(request: APIRequestContext, address: string, subject: string): Promise<string> {
  let found: { readonly id: string } | undefined;
  const look = async (): Promise<boolean> => {
    const mails = await askInbox<{ id: string; to: readonly string[]; subject: string }[]>(request, '/api/messages');
    found = mails.find((mail) => mail.to.includes(address) && mail.subject === subject);
    return found !== undefined;
  };
  await expect.poll(look).toBe(true);
  return (await askInbox<{ text: string }>(request, `/api/messages/${found?.id ?? ''}`)).text;
}

test('a refund that the provider could not pay is paid by bank transfer, and the member is told in Dutch', async ({
  browser,
  request,
}) => {
  test.slow();
  const member = await bought(browser, BRAND, { package: 'start', locale: 'nl', country: 'NL', viewport: PHONE });
  const staff = await (await browser.newContext({ viewport: PHONE })).newPage();
  await startAsConfirmed(staff, 'support', BRAND);
  await failRefund(staff, member.order, '5.00');

  const failed = await mailTo(request, member.email, 'We konden je terugbetaling niet uitbetalen');
  expect(failed).toContain(`voor bestelling ${member.order} aan je teruggestuurd, maar het kon niet`);
  expect(failed).toContain('€\u00a05,00');
  expect(failed).not.toContain('werkdagen');

  // From Work to the list, on a phone.
  await staff.goto(consoleAddress('/'));
  await staff.getByRole('link', { name: 'Refunds that failed or are due' }).click();
  const card = staff
    .getByRole('row')
    .filter({ has: staff.getByRole('link', { name: String(member.order), exact: true }) });
  await expect(button(card, 'Send again')).toBeVisible();
  await fitsPhone(staff);
  await isAccessible(staff);
  await button(card, 'Paid by bank transfer').click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByText('€5.00 counts as paid back, and the member gets a mail about it.')).toBeVisible();
  await expect(dialog.getByText('30 unused credits leave the member’s balance.')).toBeVisible();
  await dialog.getByLabel('Reference on the bank’s statement').fill(REFERENCE);
  await dialog.getByLabel('Reason').fill('The card is closed');
  await fitsPhone(staff);
  await isAccessible(staff);
  await button(dialog, 'Record it').click();
  await expect(staff.getByText('€5.00 is recorded as paid by bank transfer.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await staff.goto(fileOf(member.order));
  await expect(staff.getByText(`paid back by bank transfer ${REFERENCE}`)).toBeVisible();
  await expect(staff.getByText('Nothing of it is owed: it was sent again, or paid back otherwise.')).toBeVisible();
  await fitsPhone(staff);

  const text = await mailTo(request, member.email, 'We hebben je geld overgemaakt');
  expect(text).toContain(`voor bestelling ${member.order} niet terugsturen`);
  for (const words of ['€\u00a05,00', 'Overschrijving', REFERENCE, '10 werkdagen']) expect(text).toContain(words);
  expect(await creditsOf(member.page)).toBe(member.before + 30);
  await member.page.goto(addressOf(BRAND, `/credits/${member.order}`));
  await expect(member.page.getByText('Terugbetaald', { exact: true })).toBeVisible();
  await expect(member.page.locator('main dl')).toContainText('€\u00a05,00');
  expect(await axeFaults(member.page)).toEqual([]);
  for (const page of [member.page, staff]) await page.context().close();
});

test('staff decide not to pay what a failed refund owes, with a reason that the order keeps', async ({ browser }) => {
  test.slow();
  const member = await bought(browser, BRAND, { package: 'start', country: 'NL' });
  const staff = await (await browser.newContext()).newPage();
  await startAsConfirmed(staff, 'support', BRAND);
  await failRefund(staff, member.order, '4.00');
  await staff.goto(fileOf(member.order));
  await button(staff, 'Will not be paid').click();
  const dialog = staff.getByRole('dialog');
  await expect(dialog.getByText(/^The €4\.00 that are owed will not be paid/)).toBeVisible();
  await dialog.getByLabel('Reason').fill('They keep the credits');
  await isAccessible(staff);
  await button(dialog, 'Will not be paid').click();
  await expect(staff.getByText('It is not owed any more.')).toBeVisible();
  await expect(staff.getByText(/Not paid, as .* decided .*: “They keep the credits”/)).toBeVisible();
  await expect(button(staff, 'Send again')).toHaveCount(0);
  await staff.goto(consoleAddress(`/money/due-refunds?tenant=${BRAND}`));
  await expect(staff.getByRole('link', { name: String(member.order), exact: true })).toHaveCount(0);
  expect(await creditsOf(member.page)).toBe(member.before + 60);
  for (const page of [member.page, staff]) await page.context().close();
});
