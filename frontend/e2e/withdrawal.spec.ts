import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { BEGIN_NOW_CONSENT } from '../../contract/payments/consent';
import { addressOf } from './support/brands';
import { intercept } from './support/intercept';
import { askInbox } from './support/mails';
import { atRest, callApi, confirmedMember, forgetCalls } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const BRAND = 'everglow';
const PHONE = { width: 360, height: 740 };
const SCREEN = { width: 1280, height: 800 };
const ACTION = 'Withdraw from contract here';

interface Bought {
  readonly account: number;
  readonly order: number;
  readonly email: string;
}

/** A member who has bought 60 credits for €9.99 at the sandbox, and has no others. */
async function bought(page: Page): Promise<Bought> {
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const account = await confirmedMember(page, BRAND);
  // A page that asks for the bonus of the first hours while the purchase arrives would be told that there is none any more.
  await query("update account set created_at = created_at - interval '1 year' where id = $1", [account]);
  await spend(account, await balanceOf(account));
  const wish = { key: randomUUID(), package: 'start', method: 'card', amount: 999, currency: 'EUR' };
  const { body } = await callApi(page, '/api/payments/orders', { ...wish, begin_now: BEGIN_NOW_CONSENT });
  const { id: order, checkout_url: checkout } = body as { id: number; checkout_url: string };
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(new RegExp(`/credits/${order}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment completed');
  const [row] = await query<{ email: string }>('select email from account where id = $1', [account]);
  return { account, order, email: row?.email ?? '' };
}

async function balanceOf(account: number): Promise<number> {
  const [row] = await query<{ balance: number }>('select balance from credit_balance where account_id = $1', [account]);
  return row?.balance ?? 0;
}

/** As messages do it. */
const spend = (account: number, credits: number) =>
  query(
    `with moved as (
       update credit_balance set balance = balance - $2, entries = entries + 1 where account_id = $1 and $2 > 0 returning *)
     insert into credit_entry (tenant_id, account_id, id, number, amount, balance_after, reason, revision, idempotency_key)
     select tenant_id, account_id, gen_random_uuid(), entries, -$2::integer, balance, 'message', 1, gen_random_uuid()::text from moved`,
    [account, credits],
  );

const refundsOf = (order: number) =>
  query<{ amount: number; status: string }>('select amount, status from money_refund where order_id = $1', [order]);
const card = (page: Page, order: number): Locator => page.locator(`#order-${order}`);
const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
const fits = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
};

/** The text of the newest mail to an address with these words in it. */
async function mailTo(request: APIRequestContext, address: string, words: string): Promise<string> {
  let found = '';
  const look = async (): Promise<string> => {
    const mails = await askInbox<{ id: string; to: readonly string[] }[]>(request, '/api/messages');
    for (const { id } of mails.filter(({ to }) => to.includes(address))) {
      const { text } = await askInbox<{ text: string }>(request, `/api/messages/${id}`);
      if (text.includes(words)) found = text;
    }
    return found;
  };
  await expect.poll(look).not.toBe('');
  return found;
}

test('a member withdraws in two steps on a phone, and the money goes back', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const { account, order, email } = await bought(page);
  await spend(account, 20);
  await page.locator('main').getByRole('link', { name: ACTION }).click();
  await expect(page).toHaveURL(addressOf(BRAND, `/withdraw#order-${order}`));
  const one = card(page, order);
  await expect(one.getByRole('heading', { level: 2 })).toHaveText(`Order ${order}`);
  await expect(one.locator('dl')).toContainText('€6.66');
  await expect(one.locator('dl')).toContainText('€9.99 × 40 ÷ 60');
  await expect(one).toContainText('You can withdraw until the end of');
  await fits(page);
  expect(await axeFaults(page)).toEqual([]);

  await button(one, ACTION).click();
  await expect(one.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(one).toContainText('You get back €6.66, the same way you paid');
  const [confirm, back] = [button(one, 'Confirm withdrawal'), button(one, 'Go back')];
  expect((await confirm.boundingBox())?.height).toBe((await back.boundingBox())?.height);
  expect((await confirm.boundingBox())?.width).toBe((await back.boundingBox())?.width);
  expect(await axeFaults(page)).toEqual([]);
  await back.click();
  expect(await refundsOf(order)).toEqual([]);
  await button(one, ACTION).click();
  await confirm.click();
  await expect(one.getByRole('heading', { name: 'Your withdrawal is confirmed' })).toBeFocused();
  await expect(one).toContainText('You get back €6.66');
  await expect(one).toContainText('A refund of €6.66 is on its way');
  await fits(page);
  expect(await axeFaults(page)).toEqual([]);
  expect(await balanceOf(account)).toBe(0);
  await expect.poll(async () => (await refundsOf(order))[0]?.status).not.toBe('asked');
  const text = await mailTo(request, email, 'Your withdrawal is confirmed');
  for (const words of [String(order), '€6.66 (€9.99 × 40 ÷ 60)', 'UTC', 'the same way you paid'])
    expect(text).toContain(words);

  await page.reload();
  await expect(one).toContainText('A refund of €6.66 is on its way');
  await expect(button(one, ACTION)).toBeHidden();
});

test('what is used up can be withdrawn from, and brings nothing; the statement leads there', async ({ page }) => {
  await page.setViewportSize(SCREEN);
  const { account, order } = await bought(page);
  await spend(account, 60);
  await page.goto(addressOf(BRAND, '/transactions'));
  await page.locator('main').getByRole('link', { name: ACTION }).click();
  const one = card(page, order);
  await expect(one).toContainText('there’s nothing to pay back');
  await button(one, ACTION).click();
  await button(one, 'Confirm withdrawal').click();
  await expect(one.getByRole('heading', { name: 'Your withdrawal is confirmed' })).toBeVisible();
  await expect(one).toContainText('You’d already used all the credits');
  expect(await refundsOf(order)).toEqual([]);
  await page.goto(addressOf(BRAND, '/transactions'));
  await page.locator('main li a', { hasText: 'Credits bought' }).click();
  await page.locator('main').getByRole('link', { name: ACTION }).click();
  await expect(page).toHaveURL(addressOf(BRAND, `/withdraw#order-${order}`));
});

test('a lost answer withdraws once', async ({ page, complaints }) => {
  const { order } = await bought(page);
  const elsewhere = await page.context().newPage();
  await atRest(elsewhere, BRAND);
  await page.goto(addressOf(BRAND, '/withdraw'));
  const one = card(page, order);
  await button(one, ACTION).click();
  let isCut = true;
  const sent: unknown[] = [];
  await intercept(page, '**/api/payments/withdrawals', async (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postDataJSON());
    await (isCut ? route.abort() : route.continue());
  });
  await button(one, 'Confirm withdrawal').click();
  await expect(one.getByRole('alert')).toHaveText('Your withdrawal wasn’t sent. Check your connection and try again.');
  // The withdrawal that the page sent did arrive.
  expect((await callApi(elsewhere, '/api/payments/withdrawals', sent[0] as object)).status).toBe(201);
  isCut = false;
  await button(one, 'Confirm withdrawal').click();
  await expect(one).toContainText('You get back €9.99');
  expect(sent[1]).toEqual(sent[0]);
  expect(await refundsOf(order)).toMatchObject([{ amount: 999 }]);
  complaints.splice(0);
});

for (const [device, viewport] of [
  ['a phone', PHONE],
  ['a screen', SCREEN],
] as const)
  test(`without a session one withdraws by a form on ${device}, also with a blocked account`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const { account, order, email } = await bought(page);
    // Requests that the page of a member still sends would be refused.
    await page.goto('about:blank');
    await query("update account set status = 'blocked' where id = $1", [account]);
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
    await forgetCalls('/api/payments/withdrawal-statements');
    await page.goto(addressOf(BRAND, '/pages/return-policy'));
    await page.locator('footer').getByRole('link', { name: ACTION }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ACTION);
    const main = page.locator('main');
    await button(main, ACTION).click();
    await expect(main.getByRole('alert')).toBeFocused();
    await expect(main.getByRole('alert').getByRole('link')).toHaveCount(3);
    expect(await axeFaults(page)).toEqual([]);

    await page.getByLabel('Your name').fill('Robin Example');
    await page.getByLabel('Your email address').fill(email);
    await page.getByLabel('Order number').fill(`No. ${order}`);
    await page.getByLabel('Message').fill('I changed my mind.');
    await button(main, ACTION).click();
    await expect(page.getByRole('heading', { name: 'Check and confirm' })).toBeFocused();
    await expect(main.locator('dl')).toContainText('I changed my mind.');
    await fits(page);
    expect(await axeFaults(page)).toEqual([]);
    await button(main, 'Go back').click();
    await expect(page.getByLabel('Order number')).toHaveValue(`No. ${order}`);
    expect(await query('select from withdrawal_statement where email = $1', [email])).toEqual([]);
    await button(main, ACTION).click();
    await button(main, 'Confirm withdrawal').click();
    await expect(page.getByRole('heading', { name: 'We’ve received your withdrawal' })).toBeFocused();
    await expect(main).toContainText(email);
    await fits(page);
    expect(await axeFaults(page)).toEqual([]);
    const received = await mailTo(request, email, 'This is what we received:');
    for (const words of ['Robin Example', `No. ${order}`, 'I changed my mind.', 'UTC'])
      expect(received).toContain(words);
    expect(await mailTo(request, email, 'Your withdrawal is confirmed')).toContain('€9.99');
    expect(await refundsOf(order)).toMatchObject([{ amount: 999 }]);
  });
