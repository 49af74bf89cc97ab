import { addressOf } from './support/brands';
import {
  arrived,
  BRAND,
  field,
  grant,
  leave,
  log,
  nobodyThere,
  notSent,
  onAnotherDevice,
  openWith,
  rows,
  say,
  sendBy,
  someone,
} from './support/chats';
import { intercept } from './support/intercept';
import { callApi, newMember, PASSWORD } from './support/members';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

const TOO_DEAR = { status: 403, contentType: 'application/problem+json', json: { code: 'not_enough_credits' } };

test('who has two conversations sees before a third what it takes, and finds what was begun there', async ({
  browser,
}) => {
  test.slow();
  const one = await someone(browser);
  const [first, second, third] = [await nobodyThere(browser), await nobodyThere(browser), await nobodyThere(browser)];
  const { page } = one;
  const saved = () => page.evaluate(() => Object.values<string>(window.localStorage));
  await openWith(page, third);
  await field(page).fill('Dear third');
  await expect.poll(saved).toContain('Dear third');
  for (const other of [first, second]) await sendBy(page, other, 'Hello');
  await page.reload();
  await expect(page.getByText('Without premium, you can only message two people')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('status').getByRole('link', { name: 'Back to messages' }).click();
  await expect(rows(page)).toHaveCount(2);
  // A conversation that has begun can be continued.
  await openWith(page, first);
  await query('update account set premium_since = now() where id = $1', [one.id]);
  await openWith(page, third);
  await expect(field(page)).toHaveValue('Dear third');
  await page.getByRole('button', { name: /^Send, / }).click();
  await expect(arrived(page)).toBeAttached();
  await leave(page);
});

test('a conversation with somebody who left is still read, and says that nobody answers', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  await sendBy(other.page, one.id, 'See you');
  await openWith(one.page, other.id);
  // Else the page may hear of it before something is written.
  await one.page.context().setOffline(true);
  await say(one.page, 'Are you there?');
  expect((await callApi(other.page, '/api/account-deletion', { password: PASSWORD })).status).toBeLessThan(300);
  await one.page.context().setOffline(false);
  await expect(notSent(one.page)).toContainText('is no longer here');
  await expect(one.page.getByText('You can still read your chat.')).toBeVisible();
  await expect(field(one.page)).toHaveCount(0);
  await expect(log(one.page)).toContainText('Are you there?');
  await log(one.page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(log(one.page)).not.toContainText('Are you there?');
  expect(await axeFaults(one.page)).toEqual([]);
  await one.page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(rows(one.page)).toContainText('No longer here');
  await expect(rows(one.page)).toContainText('See you');
  await leave(one.page, other.page);
});

test('who has not confirmed the address is told so, and how to', async ({ browser }) => {
  const other = await nobodyThere(browser);
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await page.context().addCookies([{ name: 'locale', value: 'en', url: addressOf(BRAND) }]);
  const email = await newMember(page, BRAND);
  await page.goto(addressOf(BRAND, `/members/${other}/chat`));
  await expect(page.getByText('until you confirm your email address')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await leave(page);
});

test('where the credits run out the text stays, and goes out once there are some', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  await openWith(page, other.id);
  const { body } = await callApi(page, `/api/members/${other.id}/chat`);
  const { costs, credits } = body as { costs: { message: number }; credits: number };
  await grant(one.id, costs.message - credits);
  await page.reload();
  await say(page, 'first');
  await expect(arrived(page)).toBeAttached();
  await expect(page.getByText(/^You don’t have enough credits\. .* you have 0\./)).toBeVisible();
  await say(page, 'second');
  const alert = notSent(page);
  await expect(alert).toContainText('You don’t have enough credits');
  await page.reload();
  await expect(log(page)).toContainText('second');
  await grant(one.id, costs.message);
  await alert.getByRole('button', { name: 'Send again' }).click();
  await expect(alert).toHaveCount(0);
  await openWith(other.page, one.id);
  await expect(log(other.page).locator('p[dir=auto]')).toHaveText(['first', 'second']);
  expect(await query('select balance from credit_balance where account_id = $1', [one.id])).toEqual([{ balance: 0 }]);
  await leave(page, other.page);
});

test('a block takes the conversation from both, in every tab, and its end brings it back', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await someone(browser)];
  const { page } = one;
  const conversation = await sendBy(other.page, one.id, 'Hello');
  const [list, talk] = [await page.context().newPage(), await page.context().newPage()];
  await list.goto(addressOf(BRAND, '/chats'));
  await expect(rows(list)).toHaveCount(1);
  for (const tab of [page, talk]) {
    await tab.goto(addressOf(BRAND, `/chats/${conversation}`));
    await expect(log(tab)).toContainText('Hello');
  }
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  for (const tab of [page, talk]) await expect(tab.getByText('is blocked').first()).toBeVisible();
  await expect(rows(list)).toHaveCount(0);
  const device = await onAnotherDevice(browser, one);
  for (const elsewhere of [device, other.page]) {
    await elsewhere.goto(addressOf(BRAND, '/chats'));
    await expect(elsewhere.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    await elsewhere.goto(addressOf(BRAND, `/chats/${conversation}`));
    await expect(elsewhere.getByRole('heading', { name: 'This chat isn’t available' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const tab of [page, talk]) await expect(log(tab)).toContainText('Hello');
  await expect(rows(list)).toHaveCount(1);
  await leave(page, device, other.page);
});

test('a refusal is said once, when it comes, and is read like all else afterwards', async ({ browser }) => {
  test.slow();
  const [one, other] = [await someone(browser), await nobodyThere(browser)];
  const { page } = one;
  await openWith(page, other);
  await intercept(page, '**/api/members/*/messages', (route) => route.fulfill(TOO_DEAR));
  const said = page.getByRole('alert').filter({ hasText: 'You don’t have enough credits' });
  const loud = log(page).locator('[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]');
  await say(page, 'too dear');
  await expect(said.getByText('You don’t have enough credits')).toHaveCount(1);
  const answered = page.waitForResponse('**/api/members/*/messages');
  await notSent(page).getByRole('button', { name: 'Send again' }).click();
  await answered;
  await expect(notSent(page)).toBeVisible();
  await expect(said.getByText('You don’t have enough credits')).toHaveCount(1);
  await expect(loud).toHaveCount(0);
  await page.reload();
  await expect(notSent(page)).toContainText('You don’t have enough credits');
  await expect(said).toHaveCount(0);
  await expect(loud).toHaveCount(0);
  await leave(page);
});

test('a deleted conversation leaves nothing of what was not sent, and takes nothing where it stays', async ({
  browser,
}) => {
  test.slow();
  const [one, other] = [await someone(browser), await nobodyThere(browser)];
  const { page } = one;
  await sendBy(page, other, 'first');
  await openWith(page, other);
  await intercept(page, '**/api/members/*/messages', (route) => route.fulfill(TOO_DEAR));
  let isDown = true;
  const told: string[] = [];
  await intercept(page, '**/api/chat.php*', (route) => {
    told.push('deleted');
    return isDown ? route.fulfill({ status: 500 }) : route.continue();
  });
  await intercept(page, '**/draft', (route) => {
    told.push((route.request().postDataJSON() as { text: string }).text);
    return isDown ? route.fulfill({ status: 500 }) : route.continue();
  });
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    for (let step = 1; step <= 2; step += 1)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete chat' }).click();
  };
  const kept = () =>
    page.evaluate((id) => Object.keys(window.localStorage).filter((key) => key.includes(`-${id}`)), one.id);
  await say(page, 'too dear');
  await expect(notSent(page)).toBeVisible();
  await field(page).fill('and another thing');
  await remove();
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t delete the chat' })).toBeVisible();
  await rows(page).getByRole('link').click();
  await expect(notSent(page)).toBeVisible();
  await expect(field(page)).toHaveValue('and another thing');
  const tab = await page.context().newPage();
  await openWith(tab, other);
  await expect(field(tab)).toHaveValue('and another thing');

  isDown = false;
  told.splice(0);
  await field(page).fill('and one more');
  await remove();
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expect.poll(kept).toEqual([]);
  await expect(notSent(tab)).toHaveCount(0);
  await expect(field(tab)).toHaveValue('');
  await openWith(page, other);
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText('too dear')).toHaveCount(0);
  expect(told.slice(told.indexOf('deleted'))).toEqual(['deleted']);
  expect(await query('select draft from chat where member_id = $1', [one.id])).toEqual([{ draft: '' }]);
  await leave(page);
});
