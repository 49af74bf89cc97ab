import { box, creditsOf, decide, order, title } from './support/buying';
import { arrived, field, log, nobodyThere, notSent, openWith, say, someone } from './support/chats';
import { query } from './support/stack';
import { axeFaults, expect, test } from './support/test';

test('credits that ran out in a chat are bought, and the message there is sent by one tap', async ({ browser }) => {
  test.slow();
  const [{ page, id }, other] = [await someone(browser), await nobodyThere(browser)];
  await query('update credit_balance set balance = 0 where account_id = $1', [id]);
  await openWith(page, other);
  await say(page, 'Coffee on Sunday?');
  await expect(notSent(page)).toContainText('You don’t have enough credits');
  await field(page).fill('Or a walk');
  await notSent(page).getByRole('link', { name: 'Get credits' }).click();
  await box(page).check();
  await order(page).click();
  await page.waitForURL(/pay\.localhost/);
  await decide(page, 'Pay');
  await expect(title(page)).toHaveText('Payment completed');
  expect(await creditsOf(page)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Back to your chat' }).click();
  await expect(field(page)).toHaveValue('Or a walk');
  await notSent(page).getByRole('button', { name: 'Send again' }).click();
  await expect(arrived(page)).toBeAttached();
  await expect(log(page)).toContainText('Coffee on Sunday?');
  await expect(notSent(page)).toHaveCount(0);
});

test('premium says what it lifts, and leads to the packages and back to the chat that needed it', async ({
  browser,
}) => {
  test.slow();
  const [{ page }, third] = [await someone(browser), await nobodyThere(browser)];
  const chat = `/members/${third}/chat`;
  await openWith(page, third);
  await field(page).fill('Dear third');
  await page.goto(new URL(`/premium?from=${chat}`, page.url()).href);
  await expect(page.getByRole('row', { name: /Photos on your profile/ })).toContainText('up to 25');
  await expect(page.getByRole('row', { name: /Chat with/ })).toContainText('2 people');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'See packages and prices' }).click();
  await box(page).check();
  await order(page).click();
  await page.waitForURL(/pay\.localhost/);
  await decide(page, 'Pay');
  await expect(title(page)).toHaveText('Payment completed');
  await expect(page.getByRole('link', { name: 'Back to your chat' })).toHaveAttribute('href', chat);
  await page.goto(new URL('/premium', page.url()).href);
  await expect(page.getByText('You’re a premium member. Everything below is yours.')).toBeVisible();
  await page.goto(new URL(chat, page.url()).href);
  await expect(field(page)).toHaveValue('Dear third');
});
